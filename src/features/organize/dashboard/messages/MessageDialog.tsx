import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import {
  useFormSubmit,
  type EventMessageAudience,
  type EventMessageReport,
  type OrganizedEvent,
  errorMessage,
} from '@/api';
import { useSendEventMessageMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { contractField } from '@/components/fields/contractField';
import { TextArea, TextInput } from '@/components/fields/TextInput';
import { eventMessageInputRules } from '@/lib/consoleFormRules.gen';
import { EarlierMessages, MessagePreview } from './MessageParts';
import { AUDIENCES, AUDIENCE_HINTS, peopleCount } from './messageTexts';

/** How many people a choice finds, in a sentence; asked anew when it changes. */
function useAudienceCount(
  id: number,
  audience: EventMessageAudience,
  tiers: readonly number[],
): string {
  const [check, { data, error, isLoading }] = useSendEventMessageMutation();
  useEffect(() => {
    const eventMessageInput = { audience, ...(tiers.length > 0 && { tiers: [...tiers] }) };
    const call = check({ id, dryRun: true, eventMessageInput });
    return () => call.abort();
  }, [check, id, audience, tiers]);
  if (isLoading) return 'Counting…';
  if (error) return errorMessage(error, 'The people could not be counted.');
  if (!data) return '';
  return data.people === 0
    ? 'No one matches this selection.'
    : `${peopleCount(data.people)} ${data.people === 1 ? 'gets' : 'get'} this email.`;
}

/** Milliseconds within which a second click belongs to a double click. */
const DOUBLE_CLICK = 500;

/** False for a moment after another thing is shown: a double click on one step must not confirm the next. */
function useSettled(shown: object | null): boolean {
  const [settled, setSettled] = useState<object | null>(shown);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(shown), DOUBLE_CLICK);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown === null || settled === shown;
}

interface MessageDialogProps {
  event: OrganizedEvent;
  onClose: () => void;
}

/** Writes to the people of an event: what and to whom, then the mail as it arrives, then it is sent. */
export default function MessageDialog({ event, onClose }: MessageDialogProps) {
  const [audience, setAudience] = useState<EventMessageAudience>('all');
  const [tiers, setTiers] = useState<readonly number[]>([]);
  const [shown, setShown] = useState<EventMessageReport | null>(null);
  const [check] = useSendEventMessageMutation();
  const [send, { data: sent }] = useSendEventMessageMutation();
  const form = useForm({ defaultValues: { subject: '', text: '' } });
  const counted = useAudienceCount(event.id, audience, tiers);
  const isSettled = useSettled(shown);

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async (words) => {
      const eventMessageInput = {
        audience,
        ...(tiers.length > 0 && { tiers: [...tiers] }),
        ...words,
      };
      const call = { id: event.id, eventMessageInput };
      if (shown) await send(call).unwrap();
      else setShown(await check({ ...call, dryRun: true }).unwrap());
    },
    fallback: 'The message could not be sent. Please try again.',
    fieldErrorMessage: null,
    // The fields are on the step before.
    onFailure: () => setShown(null),
  });

  const toggle = (id: number) => (isChosen: boolean) =>
    setTiers(isChosen ? [...tiers, id] : tiers.filter((one) => one !== id));

  return (
    <FormDialog
      title={shown ? 'Send this message?' : 'Message attendees'}
      text={shown ? undefined : 'They get it by email at once. It cannot be undone.'}
      submitLabel={shown ? `Send to ${peopleCount(shown.people)}` : 'Preview'}
      cancelLabel={shown ? 'Back' : 'Cancel'}
      busy={busy}
      submitWaits={!isSettled}
      failure={failure}
      done={
        sent && {
          title: 'The message is on its way',
          sentences: [
            `It goes to ${peopleCount(sent.people)}, one email each. Open Message attendees again to see what was delivered.`,
          ],
        }
      }
      onSubmit={handleSubmit}
      onClose={shown && !sent ? () => setShown(null) : onClose}
    >
      {shown ? (
        <MessagePreview report={shown} />
      ) : (
        <Stack spacing={2}>
          <TextInput
            label="To"
            select
            value={audience}
            hint={AUDIENCE_HINTS[audience]}
            slotProps={{ select: { native: true } }}
            onChange={({ target }) => setAudience(target.value as EventMessageAudience)}
          >
            {Object.entries(AUDIENCES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </TextInput>
          {event.ticket_tiers.length > 1 && (
            <Box
              component="fieldset"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 2,
                maxHeight: 132,
                overflowY: 'auto',
              }}
            >
              <Typography component="legend" variant="meta" color="textSecondary">
                Only these tickets (none ticked: all)
              </Typography>
              {event.ticket_tiers.map(({ id, name }) => (
                <CheckboxField
                  key={id}
                  label={name}
                  checked={tiers.includes(id)}
                  onChange={toggle(id)}
                />
              ))}
            </Box>
          )}
          <Typography role="status" component="p" variant="ui" sx={{ minHeight: 20 }}>
            {counted}
          </Typography>
          <TextInput
            autoComplete="off"
            {...contractField(form, 'subject', eventMessageInputRules.subject, {
              label: 'Subject',
              required: 'Write the subject.',
            })}
          />
          <TextArea
            rows={7}
            hint="Plain text. Web addresses become links."
            {...contractField(form, 'text', eventMessageInputRules.text, {
              label: 'Message',
              required: 'Write the message.',
            })}
          />
          <EarlierMessages eventId={event.id} timezone={event.timezone} />
        </Stack>
      )}
    </FormDialog>
  );
}
