import { useState } from 'react';
import { toAppError, type CostCentre, type CostCentreUpdate } from '@/api';
import { useLazyGetCostCentreQuery, useUpdateCostCentreMutation } from '@/api/console';

/**
 * Saves a cost centre with the version that was read. When somebody else has saved meanwhile nothing
 * is overwritten: `latest` is what it is now, and the next try changes that.
 */
export function useCentreUpdate(centre: CostCentre) {
  const [update] = useUpdateCostCentreMutation();
  const [load] = useLazyGetCostCentreQuery();
  const [read, setRead] = useState(centre);

  /** @throws whatever else than a conflict went wrong */
  const save = async (costCentreUpdate: CostCentreUpdate) => {
    try {
      const call = { id: read.id, 'If-Match': `"${read.version}"`, costCentreUpdate };
      return { saved: await update(call).unwrap(), latest: null };
    } catch (error) {
      if (toAppError(error).status !== 412) throw error;
      const latest = await load({ id: read.id }).unwrap();
      setRead(latest);
      return { saved: null, latest };
    }
  };
  return { read, save };
}
