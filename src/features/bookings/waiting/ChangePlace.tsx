import { useState, type FormEvent } from 'react';
import { errorMessage, toAppError, type WaitingEntry } from '@/api';
import { useUpdateWaitingEntryMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { QuantityStepper } from '@/entities/event/QuantityStepper';
import { useToast } from '@/state';

interface ChangePlaceProps {
  entry: WaitingEntry;
  onClose: () => void;
}

/** Changes the number of tickets to wait for; asking for more moves the person to the end of the line. */
export default function ChangePlace({ entry, onClose }: ChangePlaceProps) {
  const [update, { isLoading, error }] = useUpdateWaitingEntryMutation();
  const [quantity, setQuantity] = useState(entry.quantity);
  const [acceptsFewer, setAcceptsFewer] = useState(entry.accepts_fewer);
  const toast = useToast();
  const isMore = quantity > entry.quantity;
  const isSame = quantity === entry.quantity && acceptsFewer === entry.accepts_fewer;

  const handleSubmit = async (submit: FormEvent) => {
    submit.preventDefault();
    if (isSame) {
      onClose();
      return;
    }
    const answer = await update({
      id: entry.id,
      waitingEntryUpdate: { quantity, accepts_fewer: acceptsFewer },
    });
    if (!answer.data) return;
    toast.success(`You are number ${answer.data.place ?? 1} in line.`);
    onClose();
  };

  return (
    <FormDialog
      title="Change your place"
      text={`${entry.event_title}, ${entry.ticket_tier_name}. You are number ${entry.place ?? 1} in line; with fewer tickets you stay there.`}
      warning={
        isMore &&
        'With more tickets you go to the end of the line. You cannot get your number back.'
      }
      submitLabel={isMore ? 'Go to the end of the line' : 'Save'}
      busy={isLoading}
      failure={error ? failureText(error) : null}
      onSubmit={(submit) => void handleSubmit(submit)}
      onClose={onClose}
    >
      <QuantityStepper
        value={quantity}
        max={entry.max_per_booking}
        label={`${entry.ticket_tier_name} tickets to wait for`}
        disabled={isLoading}
        onChange={setQuantity}
      />
      {quantity > 1 && (
        <CheckboxField
          label="Offer me fewer if there aren’t enough"
          checked={acceptsFewer}
          onChange={setAcceptsFewer}
        />
      )}
    </FormDialog>
  );
}

/** A request for approval cannot be added to a place: the person has to leave and join again. */
function failureText(error: unknown): string {
  const text = errorMessage(error, 'Your place could not be changed.');
  return toAppError(error).code === 'approval_required'
    ? `${text} Leave the waiting list and join it again to ask for it.`
    : text;
}
