import { createBuyer, type Buyer } from '../bookings';
import type { TestApp } from '../buildTestApp';
import { createEvent, createTier, type TestTier } from '../events';
import { prices } from './actions';
import type { ModelTier, Person } from './modelState';

export interface ModelData {
  buyers: readonly Buyer[];
  people: readonly Person[];
  tiers: readonly TestTier[];
  rules: readonly ModelTier[];
}

/** Asha and her manager in one company, and Lena in another. */
export async function createPeople(test: Pick<TestApp, 'db' | 'secrets'>) {
  const asha = await createBuyer(test, { firstName: 'Asha' });
  const manager = await createBuyer(test, { company: asha.company, role: 'company_manager' });
  const lena = await createBuyer(test, { firstName: 'Lena' });
  return [asha, manager, lena] as const;
}

/** Three tiers with few seats; the last belongs to an event that only the first person's company can book. */
export async function createModelData(
  test: Pick<TestApp, 'db'>,
  buyers: Awaited<ReturnType<typeof createPeople>>,
): Promise<ModelData> {
  const [asha] = buyers;
  const open = await createEvent(test);
  const exclusive = await createEvent(test, { onlyFor: [asha.company] });
  const seats = [
    { event: open, total: 4, max: 3 },
    { event: open, total: 9, max: 4 },
    { event: exclusive, total: 5, max: 10 },
  ];
  const tiers: TestTier[] = [];
  const rules: ModelTier[] = [];
  for (const [index, { event, total, max }] of seats.entries()) {
    const price = prices[index] ?? 100;
    tiers.push(await createTier(test, { event, total, price, maxPerBooking: max }));
    rules.push({ total, price, max, onlyFor: event === exclusive ? 0 : null });
  }
  return {
    buyers,
    people: [
      { company: 0, isManager: false },
      { company: 0, isManager: true },
      { company: 1, isManager: false },
    ],
    tiers,
    rules,
  };
}
