import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useGetCostCentreQuery } from '@/api/console';
import type { RequestValues } from '@/entities/approval/request/requestValues';
import type { PurchaseInput } from './purchaseDraft';
import { inputOf } from './requestForm';

/** The cost centre that was chosen before a reload. `isGone` when it cannot be used any more. */
export function useKeptCentre(id: number | undefined) {
  const [first] = useState(id);
  const { data, isError, isLoading } = useGetCostCentreQuery(
    { id: first ?? 0 },
    { skip: first === undefined },
  );
  return {
    centre: data?.is_active ? data : null,
    isGone: id !== undefined && id === first && (isError || data?.is_active === false),
    isLoading,
  };
}

/** Hands on every change; answers the cost centre that was chosen before a reload. */
export function useKeptRequest(
  form: UseFormReturn<RequestValues>,
  centreId: number | undefined,
  onChange: (input: PurchaseInput) => void,
): ReturnType<typeof useKeptCentre> {
  const { watch, getValues } = form;
  const kept = useKeptCentre(centreId);
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
  return kept;
}
