import { useForm } from 'react-hook-form';
import {
  useCancelEventMutation,
  useFormSubmit,
  useGetEventStatisticsQuery,
  type Event,
  type EventCancelled,
  type EventStatistics,
} from '@/api';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { contractField } from '@/components/fields/contractField';
import { TextArea } from '@/components/fields/TextInput';
import { eventCancellationRules } from '@/lib/consoleFormRules.gen';
import { countOf } from '@/lib/text';

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are');

/** `142 tickets are sold, and 3 more are held in carts.` */
function soldSentence({ sold, held }: Pick<EventStatistics, 'sold' | 'held'>): string {
  const tickets =
    sold > 0 ? `${countOf(sold, 'ticket')} ${isOrAre(sold)} sold` : 'No tickets are sold';
  const carts =
    held > 0
      ? `, and ${sold > 0 ? `${held} more` : countOf(held, 'ticket')} ${isOrAre(held)} held in carts`
      : '';
  return `${tickets}${carts}.`;
}

/** The result of a cancellation, one sentence per kind of booking. */
function cancelledSentences({
  refunded_bookings: refunded,
  cancelled_bookings: cancelled,
}: Pick<EventCancelled, 'refunded_bookings' | 'cancelled_bookings'>): string[] {
  const sentences = [];
  if (refunded > 0) {
    sentences.push(`The money for ${countOf(refunded, 'paid booking')} goes back by itself.`);
  }
  if (cancelled > 0) {
    sentences.push(
      `${countOf(cancelled, 'unpaid booking')} ${cancelled === 1 ? 'has' : 'have'} ended.`,
    );
  }
  return sentences.length > 0 ? sentences : ['Nobody had booked it.'];
}

interface CancelEventDialogProps {
  event: Event;
  onClose: () => void;
}

/**
 * Cancels an event: asks for the reason, shows the consequences, and afterwards the result.
 */
export default function CancelEventDialog({ event, onClose }: CancelEventDialogProps) {
  const [cancel, { data: done }] = useCancelEventMutation();
  const { currentData: sales } = useGetEventStatisticsQuery({ id: event.id });
  const form = useForm({ defaultValues: { reason: '' } });

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ reason }) => {
      await cancel({ id: event.id, eventCancellation: { reason: reason.trim() } }).unwrap();
    },
    fallback: 'The event could not be cancelled. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title={`Cancel ${event.title}?`}
      text={sales && soldSentence(sales)}
      warning="All tickets stop working at once. Everybody who has paid gets the whole amount back, service fee and tax included, and is told by email. This cannot be undone."
      submitLabel="Cancel Event"
      cancelLabel="Keep Event"
      color="error"
      busy={busy}
      failure={failure}
      done={done && { title: 'The event is cancelled', sentences: cancelledSentences(done) }}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextArea
        hint="Goes out to everybody who has a booking."
        rows={3}
        fullWidth
        autoFocus
        {...contractField(form, 'reason', eventCancellationRules.reason, {
          label: 'Reason',
          required: 'Enter a reason.',
        })}
      />
    </FormDialog>
  );
}
