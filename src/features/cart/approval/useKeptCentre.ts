import { useState } from 'react';
import { useGetCostCentreQuery } from '@/api/console';

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
