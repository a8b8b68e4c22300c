import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useListCostCentresQuery } from '@/api/console';
import type { RequestValues } from './requestValues';

/** Fills in the cost centre of a person who has only one. */
export function useOnlyCentre(
  { getValues, setValue }: Pick<UseFormReturn<RequestValues>, 'getValues' | 'setValue'>,
  isAsked: boolean,
) {
  const { data } = useListCostCentresQuery({ mine: true, isActive: true }, { skip: !isAsked });
  const only = data?.results.length === 1 ? data.results[0] : undefined;
  useEffect(() => {
    if (only && getValues('centre') === null) setValue('centre', only);
  }, [only, getValues, setValue]);
}
