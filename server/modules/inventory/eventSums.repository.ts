import { foldEventSums } from '../../db/expressions/eventSums';
import type { ModuleDeps } from '../../deps';

export async function foldChanges(db: ModuleDeps['db']): Promise<void> {
  await foldEventSums.execute(db);
}
