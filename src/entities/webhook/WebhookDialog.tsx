import Stack from '@mui/material/Stack';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useFormSubmit, type Webhook } from '@/api';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { CheckboxGroup } from '@/components/fields/CheckboxGroup';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { companyWebhookCreateRules } from '@/lib/consoleFormRules.gen';
import { useToast } from '@/state';
import type { WebhookCalls } from './useWebhookCalls';
import { EVENT_LABELS, eventsOf, type WebhookEvent } from './webhookEvents';

interface WebhookDialogProps {
  organizerId: number | null;
  /** The webhook to change; null to add one. */
  webhook: Webhook | null;
  calls: WebhookCalls;
  /** Called with the secret of a new webhook that is to be shown. */
  onAdded: (secret: string) => void;
  onClose: () => void;
}

interface Values {
  url: string;
  format: Webhook['format'];
  events: readonly WebhookEvent[];
}

const NO_ADDRESS = 'Enter an address that begins with https://.';

/** Adds a webhook, or changes its address and events. */
export default function WebhookDialog(props: WebhookDialogProps) {
  const { organizerId, webhook, calls, onAdded, onClose } = props;
  const toast = useToast();
  const form = useForm<Values>({
    defaultValues: {
      url: webhook?.url ?? '',
      format: webhook?.format ?? 'json',
      events: webhook
        ? eventsOf(organizerId, webhook.format).filter((event) => webhook.events.includes(event))
        : [],
    },
  });
  const format = useWatch({ control: form.control, name: 'format' });
  const offered = eventsOf(organizerId, format);

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ url, events, ...values }) => {
      const change = { url: url.trim(), events: events.filter((event) => offered.includes(event)) };
      if (webhook) {
        await calls.update(webhook.id, change);
        toast.success('The webhook is saved.');
      } else {
        const { secret } = await calls.create({ ...change, format: values.format });
        // Slack and Teams check no signatures.
        if (values.format === 'json') onAdded(secret);
        else toast.success('The webhook is added.');
      }
      onClose();
    },
    fallback: 'The webhook could not be saved. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title={webhook ? 'Edit webhook' : 'Add a webhook'}
      text="Foyer posts a message to your address when one of the events happens."
      submitLabel={webhook ? 'Save' : 'Add webhook'}
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Stack spacing={2.5} sx={{ pt: 0.5 }}>
        <TextInput
          type="url"
          autoFocus
          autoComplete="off"
          {...contractField(form, 'url', companyWebhookCreateRules.url, {
            label: 'Address',
            required: NO_ADDRESS,
            check: (text) => (URL.canParse(text) ? null : NO_ADDRESS),
          })}
        />
        {organizerId === null && !webhook && (
          <TextInput
            label="Format"
            select
            hint={
              format === 'message'
                ? 'A message with a link for each request for approval. Use the address of an incoming webhook.'
                : 'JSON for your own systems, signed with a secret.'
            }
            slotProps={{ select: { native: true } }}
            {...form.register('format')}
          >
            <option value="json">JSON</option>
            <option value="message">Slack or Teams message</option>
          </TextInput>
        )}
        <Controller
          control={form.control}
          name="events"
          rules={{
            validate: (events) =>
              events.some((event) => offered.includes(event)) || 'Choose at least one event.',
          }}
          render={({ field: { ref, value, onChange }, fieldState: { error } }) => (
            <CheckboxGroup
              ref={ref}
              label="Events"
              options={offered}
              labelOf={(event) => EVENT_LABELS[event]}
              value={value}
              error={error?.message}
              onChange={onChange}
            />
          )}
        />
      </Stack>
    </FormDialog>
  );
}
