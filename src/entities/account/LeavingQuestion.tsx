import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ComingBooking, ComingBookings } from '@/api';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { ColleagueField } from '@/entities/approval/ColleagueField';
import { formatDateTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import { isPossible, remainderOf, type Choice, type LeavingValues } from './useLeaving';

interface LeavingQuestionProps {
  list: ComingBookings | undefined;
  values: LeavingValues;
  hasChoice: boolean;
  error: string | null;
  /** Who leaves. */
  personId: number;
  /** Their account is deleted: somebody must be able to act on what is left. */
  isErased?: boolean;
  onChange: (values: LeavingValues) => void;
}

const LABELS: Readonly<Record<Choice, string>> = {
  hand_over: 'Hand over to a colleague',
  cancel: 'Cancel them',
  leave: 'Leave them to the company’s admins and managers',
};

const CHOICES = ['hand_over', 'cancel', 'leave'] as const;

const isChoice = (text: string): text is Choice => CHOICES.some((choice) => choice === text);

/** `Nocturne, 5 Dec 2026, 7:00 PM, 2 tickets`, with what cancelling gives back and keeps. */
function bookingText(booking: ComingBooking, choice: Choice | null): string {
  const { event_title: title, quantity, currency, refund, kept } = booking;
  const when = formatDateTime(booking.event_start_date, booking.event_timezone);
  const text = `${title}, ${when}, ${countOf(quantity, 'ticket')}`;
  if (choice !== 'cancel' || refund === null || kept === null) return text;
  return `${text}: ${formatMoney(refund, currency)} paid back, ${formatMoney(kept, currency)} kept`;
}

/** Asks what becomes of the coming bookings of somebody whose account is closed (docs/product/people.md#people-who-leave). */
export function LeavingQuestion(props: LeavingQuestionProps) {
  const { list, values, hasChoice, error, personId, isErased = false, onChange } = props;
  const id = useId();
  if (!list || list.results.length === 0) return null;
  const { choice, to, giveTickets } = values;
  const isEnabled = (one: Choice) =>
    one === 'leave' ? !isErased || list.may_leave : isPossible(list, one);
  const remainder = remainderOf(list, choice);
  return (
    <Stack spacing={2}>
      <div>
        <Typography id={id} component="h3" variant="subtitle2">
          {countOf(list.results.length, 'upcoming booking')}
        </Typography>
        <ul aria-labelledby={id}>
          {list.results.map((booking) => (
            <li key={booking.id}>{bookingText(booking, choice)}</li>
          ))}
        </ul>
      </div>
      {hasChoice ? (
        <FormControl error={error !== null && choice === null}>
          <FormLabel id={`${id}-label`}>What should happen to them?</FormLabel>
          <RadioGroup
            aria-labelledby={`${id}-label`}
            value={choice ?? ''}
            onChange={(_change, text) => {
              if (isChoice(text)) onChange({ ...values, choice: text });
            }}
          >
            {CHOICES.map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                label={LABELS[one]}
                disabled={!isEnabled(one)}
                control={<Radio />}
              />
            ))}
          </RadioGroup>
          {error !== null && choice === null && <FormHelperText>{error}</FormHelperText>}
        </FormControl>
      ) : (
        <Typography>They stay with the admins and managers of the company.</Typography>
      )}
      {choice === 'hand_over' && (
        <>
          <ColleagueField
            label="New holder"
            value={to}
            except={personId}
            withSelf
            error={error ?? undefined}
            onChange={(person) => onChange({ ...values, to: person })}
          />
          {list.results.some((booking) => booking.names_holder) && (
            <CheckboxField
              label="Give them the tickets in the former holder’s name too. Their old codes stop working."
              checked={giveTickets}
              onChange={(checked) => onChange({ ...values, giveTickets: checked })}
            />
          )}
        </>
      )}
      {remainder !== null && <Typography>{remainder}</Typography>}
    </Stack>
  );
}
