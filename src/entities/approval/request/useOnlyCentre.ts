import type { CostCentre } from '@/api';
import { useListCostCentresQuery } from '@/api/console';

/** The cost centre of a person who has only one, once it is known. */
export function useOnlyCentre(isAsked: boolean): CostCentre | undefined {
  const { data } = useListCostCentresQuery({ mine: true, isActive: true }, { skip: !isAsked });
  return data?.results.length === 1 ? data.results[0] : undefined;
}
