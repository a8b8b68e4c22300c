import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState, useEffect } from 'react';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import {
  type Event,
  type PolicyCheck,
  type TicketTier,
  toAppError,
  type WaitingEntry,
  type WaitingEntryCreate,
  useFormSubmit,
} from '@/api';
import { useListCostCentresQuery, useJoinWaitingListMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { TextInput } from '@/components/fields/TextInput';
import { CostCentreField, useOnlyCentre } from '@/entities/approval/CostCentreField';
import { PolicyFindings } from '@/entities/approval/PolicyFindings';
import { firstName } from '@/entities/approval/approvalView';
import { GuestFields } from '@/entities/approval/request/GuestFields';
import { PurposeFields } from '@/entities/approval/request/PurposeFields';
import {
  type RequestValues,
  completeGuests,
  EMPTY_REQUEST,
  namedGuests,
} from '@/entities/approval/request/requestValues';
import { usePolicyCheck } from '@/entities/approval/request/usePolicyCheck';
import { QuantityStepper } from '@/entities/event/QuantityStepper';
import { mostPerBooking } from '@/entities/event/eventView';

/** The tickets that are waited for. */
type Wanted = Pick<WaitingEntryCreate, 'event' | 'ticket_tier' | 'quantity'>;

/** Answers that ask for the purpose and cost centre of a request for approval. */
const ASKS_FOR_REQUEST = new Set(['approval_required', 'cost_centre_required']);

/**
 * Joins a waiting list, with a request for approval where the policy of the company wants one: its check says so
 * before, and the server's refusal where the check was not answered.
 */
function useJoin(wanted: Wanted, acceptsFewer: boolean) {
  const [join] = useJoinWaitingListMutation();
  const form = useForm<RequestValues>({ defaultValues: EMPTY_REQUEST });
  const guests = useWatch({ control: form.control, name: 'guests' });
  const [entry, setEntry] = useState<WaitingEntry>();
  const [refused, setRefused] = useState<{ key: string; code: string } | null>(null);
  const { check } = usePolicyCheck({ of: { items: [wanted] }, guests: completeGuests(guests) });
  const key = JSON.stringify(wanted);
  const needsRequest = refused?.key === key || check?.outcome === 'needs_approval';
  const { getValues, setValue } = form;
  useEffect(() => {
    // Guests that were named before an approval was asked for are sent with it.
    if (needsRequest && getValues('guests').length > 0) setValue('kind', 'client_hosting');
  }, [needsRequest, getValues, setValue]);

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async (values) => {
      const named = needsRequest ? namedGuests(values) : completeGuests(values.guests);
      const { centre, purpose } = values;
      setEntry(
        await join({
          waitingEntryCreate: {
            ...wanted,
            accepts_fewer: acceptsFewer,
            ...(needsRequest && { purpose: purpose.trim(), purpose_kind: values.kind }),
            ...(needsRequest && centre && { cost_centre: centre.id }),
            ...(named.length > 0 && { guests: named }),
          },
        }).unwrap(),
      );
    },
    fallback: 'The waiting list could not be joined.',
    fieldNames: { cost_centre: 'centre' },
    onFailure: (error) => {
      const { code = '' } = toAppError(error);
      if (ASKS_FOR_REQUEST.has(code)) setRefused({ key, code });
    },
  });
  return {
    form,
    check,
    needsRequest,
    entry,
    busy,
    failure,
    handleSubmit,
    lacksCentre: refused?.code === 'cost_centre_required',
  };
}

interface JoinWaitingListProps {
  event: Event;
  /** The tiers with a waiting list, at least one. */
  tiers: readonly [TicketTier, ...TicketTier[]];
  onClose: () => void;
}

/** Smaller numbers of tickets can be booked without waiting. */
const fewestOf = (tier: TicketTier) => Math.min(tier.available_tickets + 1, mostPerBooking(tier));

/** Asks how many tickets of a tier to wait for, and what an approval in advance needs. */
export default function JoinWaitingList({ event, tiers, onClose }: JoinWaitingListProps) {
  const [tier, setTier] = useState(tiers[0]);
  const [quantity, setQuantity] = useState(fewestOf(tier));
  const [acceptsFewer, setAcceptsFewer] = useState(false);
  const join = useJoin({ event: event.id, ticket_tier: tier.id, quantity }, acceptsFewer);
  const { form, check, needsRequest, entry } = join;
  const isCharged = needsRequest && check?.pays_on_account;

  return (
    <FormDialog
      title={tiers.length > 1 ? `Wait for ${event.title}` : `Wait for ${tier.name}`}
      text={
        isCharged
          ? 'Returned seats are offered in order and charged to your company’s account right away. If its limit is used up, you have two hours to pay.'
          : 'Returned seats are offered in order. You get an email, and two hours to pay.'
      }
      submitLabel={needsRequest ? 'Ask for approval and join' : 'Join the waiting list'}
      busy={join.busy}
      failure={join.failure}
      done={
        entry && {
          title: 'You are on the waiting list',
          sentences: [
            `You are number ${entry.place ?? 1} in line.`,
            ...(entry.state === 'in_approval'
              ? ['Your request is waiting for a decision. You keep your place in the meantime.']
              : []),
            'My Bookings shows your place. We email you when there is an offer.',
          ],
        }
      }
      onSubmit={join.handleSubmit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, '& > [role="group"]': { alignSelf: 'start' } }}>
        {tiers.length > 1 && (
          <TextInput
            select
            label="Tickets"
            fullWidth
            value={String(tier.id)}
            onChange={(change) => {
              const chosen = tiers.find(({ id }) => String(id) === change.target.value);
              if (!chosen) return;
              setTier(chosen);
              setQuantity(fewestOf(chosen));
            }}
          >
            {tiers.map(({ id, name }) => (
              <MenuItem key={id} value={String(id)}>
                {name}
              </MenuItem>
            ))}
          </TextInput>
        )}
        <QuantityStepper
          value={quantity}
          min={fewestOf(tier)}
          max={mostPerBooking(tier)}
          label={`${tier.name} tickets to wait for`}
          onChange={setQuantity}
        />
        {quantity > 1 && !needsRequest && (
          <CheckboxField
            label="Offer me fewer if there aren’t enough"
            checked={acceptsFewer}
            onChange={setAcceptsFewer}
          />
        )}
        {!needsRequest && check?.asks_guests && (
          <div>
            <p>
              Are clients or public officials attending? Your company’s policy asks for their names.
            </p>
            <GuestFields form={form} />
          </div>
        )}
        {needsRequest && <RequestPart form={form} check={check} lacksCentre={join.lacksCentre} />}
      </Stack>
    </FormDialog>
  );
}

interface RequestPartProps {
  form: UseFormReturn<RequestValues>;
  check: PolicyCheck | undefined;
  /** The server has asked for the cost centre. */
  lacksCentre: boolean;
}

/** What a request for approval in advance needs: why, the cost centre, and what it is for. */
function RequestPart({ form, check, lacksCentre }: RequestPartProps) {
  const { data, isError } = useListCostCentresQuery({ isActive: true });
  const hasCentres = data !== undefined && data.results.length > 0;
  const isRequired = hasCentres || lacksCentre;
  const only = useOnlyCentre(hasCentres);
  const [decider] = check?.deciders ?? [];
  const reasons = check?.findings.filter(({ outcome }) => outcome === 'needs_approval') ?? [];
  return (
    <>
      {reasons.length > 0 && <PolicyFindings findings={reasons} />}
      {(isRequired || isError) && (
        <Controller
          name="centre"
          control={form.control}
          rules={{
            validate: (value) =>
              value !== null || !isRequired || 'Choose a cost centre from the list',
          }}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <CostCentreField
              isRequired={isRequired}
              value={value}
              suggestion={only}
              error={error?.message}
              onChange={onChange}
            />
          )}
        />
      )}
      <PurposeFields form={form} reader={decider ? firstName(decider.name) : 'The approver'} />
    </>
  );
}
