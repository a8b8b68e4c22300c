import { useState, type FormEvent } from 'react';
import { errorMessage, toAppError, type CostCentre, type Event, type TicketTier } from '@/api';
import { useJoinWaitingListMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { QuantityStepper } from '@/components/fields/QuantityStepper';
import { TextArea } from '@/components/fields/TextArea';
import { CostCentreField } from '@/entities/approval/CostCentreField';

interface JoinWaitingListProps {
  event: Event;
  tier: TicketTier;
  onClose: () => void;
}

/** Answers that ask for the purpose and cost centre of a request for approval. */
const ASKS_FOR_REQUEST = new Set(['approval_required', 'cost_centre_required']);
const MAX_PURPOSE = 400;

/** Asks how many tickets of a tier to wait for, and what an approval in advance needs. */
export default function JoinWaitingList({ event, tier, onClose }: JoinWaitingListProps) {
  const [join, { isLoading, error, data }] = useJoinWaitingListMutation();
  const fewest = Math.min(tier.available_tickets + 1, tier.max_per_booking);
  const [quantity, setQuantity] = useState(fewest);
  const [acceptsFewer, setAcceptsFewer] = useState(false);
  const [needsRequest, setNeedsRequest] = useState(false);
  const [purpose, setPurpose] = useState('');
  const [centre, setCentre] = useState<CostCentre | null>(null);

  const handleSubmit = async (submit: FormEvent) => {
    submit.preventDefault();
    const answer = await join({
      waitingEntryCreate: {
        ...{ event: event.id, ticket_tier: tier.id, quantity, accepts_fewer: acceptsFewer },
        ...(needsRequest && purpose.trim() && { purpose: purpose.trim() }),
        ...(needsRequest && centre && { cost_centre: centre.id }),
      },
    });
    if (answer.error && ASKS_FOR_REQUEST.has(toAppError(answer.error).code ?? '')) {
      setNeedsRequest(true);
    }
  };

  return (
    <FormDialog
      title={`Wait for ${tier.name}`}
      text="Seats that come back are offered in order. You get a mail, and two hours to pay."
      submitLabel={needsRequest ? 'Ask for approval and join' : 'Join the waiting list'}
      busy={isLoading}
      failure={error ? errorMessage(error, 'The waiting list could not be joined.') : null}
      done={
        data && {
          title: 'You are on the waiting list',
          sentences: [
            data.state === 'in_approval'
              ? 'Your request waits for a decision. You keep your place meanwhile.'
              : `You are number ${data.place ?? 1} in line.`,
            'My Bookings shows your place.',
          ],
        }
      }
      onSubmit={(submit) => void handleSubmit(submit)}
      onClose={onClose}
    >
      <QuantityStepper
        value={quantity}
        min={fewest}
        max={tier.max_per_booking}
        label={`${tier.name} tickets to wait for`}
        onChange={setQuantity}
      />
      {quantity > 1 && !needsRequest && (
        <CheckboxField
          label="Offer me fewer where there are not as many"
          checked={acceptsFewer}
          onChange={setAcceptsFewer}
        />
      )}
      {needsRequest && (
        <>
          <CostCentreField value={centre} isRequired={false} onChange={setCentre} />
          <TextArea
            label="What it is for"
            required
            rows={3}
            maxLength={MAX_PURPOSE}
            fullWidth
            value={purpose}
            onChange={(change) => setPurpose(change.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
