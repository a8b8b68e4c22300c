import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RequestValues } from '@/entities/approval/request/requestValues';
import type { PurchaseInput } from './purchaseDraft';
import { inputOf } from './requestForm';
import { useKeptCentre } from './useKeptCentre';

/** Fills in the cost centre that was chosen before a reload, and hands on every change. */
export function useKeptRequest(
  form: UseFormReturn<RequestValues>,
  centreId: number | undefined,
  onChange: (input: PurchaseInput) => void,
): void {
  const { watch, getValues, setValue } = form;
  const kept = useKeptCentre(centreId);
  const { centre } = kept;
  useEffect(() => {
    if (centre && getValues('centre') === null) setValue('centre', centre);
  }, [centre, getValues, setValue]);

  const loadingId = kept.isLoading ? centreId : undefined;
  const latest = useRef({ onChange, loadingId });
  useEffect(() => {
    latest.current = { onChange, loadingId };
  });
  useEffect(() => {
    const subscription = watch(() =>
      latest.current.onChange(inputOf(getValues(), latest.current.loadingId)),
    );
    return () => subscription.unsubscribe();
  }, [watch, getValues]);
}
