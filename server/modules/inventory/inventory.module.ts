import type { Database } from '../../db/client';
import type { ModuleDeps } from '../../deps';
import { createHoldExpiryWorker } from './holdExpiry.service';
import { createInventoryService, type InventoryService } from './inventory.service';
import { createTakeSeats } from './takeSeats.service';

interface InventoryModule {
  service: InventoryService;
  /** @returns a function that stops the worker after the run under way */
  startHoldExpiry(): () => Promise<void>;
}

export function createInventoryModule(
  deps: Pick<ModuleDeps, 'db' | 'config' | 'log'>,
  { engine }: { engine: Database['engine'] },
): InventoryModule {
  const takeSeats = createTakeSeats({ ...deps, engine });
  return {
    service: createInventoryService({ ...deps, takeSeats }),
    startHoldExpiry: createHoldExpiryWorker(deps).start,
  };
}
