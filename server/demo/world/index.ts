import { addCompany } from './company/companyRows';
import { addSeatPool } from './company/seatPoolRows';
import { plannedEvents } from './events';
import { eventRows } from './eventRows';
import { worldTables, type World } from './rows';
import { planSales } from './sales';
import { addSales } from './salesRows';
import type { WorldClock } from './worldClock';

/** Rows of the planned events, all their bookings and Northwind's spending, with ids from 1 on. */
export function buildWorld(clock: WorldClock, { holdMinutes }: { holdMinutes: number }): World {
  const empty = Object.fromEntries(worldTables.map((table) => [table, []])) as unknown as World;
  const world = { ...empty, ...eventRows(plannedEvents, clock, { event: 1, tier: 1 }) };
  const planned = planSales(clock);
  addSales(world, planned, { clock, holdMinutes });
  addCompany(world, planned, clock);
  addSeatPool(world, clock);
  return world;
}
