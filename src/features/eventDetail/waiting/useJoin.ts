import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toAppError, useFormSubmit, type WaitingEntry, type WaitingEntryCreate } from '@/api';
import { useJoinWaitingListMutation } from '@/api/console';
import {
  completeGuests,
  EMPTY_REQUEST,
  namedGuests,
  type RequestValues,
} from '@/entities/approval/request/requestValues';
import { usePolicyCheck } from '@/entities/approval/request/usePolicyCheck';

/** The tickets that are waited for. */
type Wanted = Pick<WaitingEntryCreate, 'event' | 'ticket_tier' | 'quantity'>;

/** Answers that ask for the purpose and cost centre of a request for approval. */
const ASKS_FOR_REQUEST = new Set(['approval_required', 'cost_centre_required']);

/**
 * Joins a waiting list, with a request for approval where the policy of the company wants one: its check says so
 * before, and the server's refusal where the check was not answered.
 */
export function useJoin(wanted: Wanted, acceptsFewer: boolean) {
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
