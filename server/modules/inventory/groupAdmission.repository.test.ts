import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { keyedRequest } from '../../http/idempotency/keyedRequest';
import { assertInventoryConsistent, seatCounts } from '../../testing/bookings';
import { createEvent, createTier, type TestTier } from '../../testing/events';
import { createCompany, createUser } from '../../testing/people';
import { testRounds } from '../../testing/rounds';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';

import { takeSeatsTogether } from './groupAdmission.repository';
import { withoutLimits } from './holdLimits.rules';
import { createHoldLimitService } from './holdLimits.service';
import type { NewBooking } from './inventory.types';
import { createTakeSeats } from './takeSeats.service';

const HOUR = 3_600_000;
const PRICE = 650_000;

let database: TestDatabase;
let requests: fc.Arbitrary<NewBooking[]>;
/** Two open to every company, one to company 0 only, and two that are closed. */
let tiers: TestTier[];
/** Groups whose requests were repeated one by one. */
let warned: number;
let companies: { id: number; userId: number }[];

beforeAll(async () => {
  database = await createTestDatabase();
  companies = [];
  for (let number = 0; number < 2; number += 1) {
    const company = await createCompany(database);
    companies.push({ id: company.id, userId: (await createUser(database, { company })).id });
  }
  const [first] = companies;
  if (!first) throw new Error('There is no company.');
  const open = await createEvent(database);
  const event = (more: Parameters<typeof createEvent>[1]) => createEvent(database, more);
  const tier = (more: Parameters<typeof createTier>[1]) =>
    createTier(database, { price: PRICE, ...more });
  tiers = [
    await tier({ event: open }),
    await tier({ event: open }),
    await tier({ event: await event({ onlyFor: [first] }) }),
    await tier({ event: open, isActive: false }),
    await tier({ event: await event({ bookingEndAt: new Date(Date.now() - HOUR) }) }),
  ];
  requests = fc.array(anyRequest(), { minLength: 1, maxLength: 64 });
});
afterAll(() => database.drop());

function anyRequest(): fc.Arbitrary<NewBooking> {
  return fc
    .record({
      tier: fc.constantFrom(0, 0, 0, 1, 1, 2, 2, 3, 4).map((index) => tiers[index]),
      company: fc.constantFrom(...companies),
      quantity: fc.integer({ min: 1, max: 10 }),
      isRightPrice: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
      key: fc.option(fc.integer({ min: 0, max: 9 }).map((n) => (n === 0 ? 'used' : 'new'))),
    })
    .map(({ tier, company, quantity, isRightPrice, key }) => {
      if (!tier) throw new Error('There is no such tier.');
      return {
        userId: company.userId,
        userName: 'Asha "A" \\ {Rao}',
        companyId: company.id,
        eventId: tier.event_id,
        tierId: tier.id,
        quantity,
        isLimited: false,
        unitPrice: isRightPrice ? PRICE : PRICE + 1,
        bookingFor: 'self' as const,
        bookedForUser: null,
        bookedForName: 'NULL',
        notes: 'It\'s {"so", \\"quoted"}\n',
        keyed: key && { userId: company.userId, key, operation: 'createBooking', requestHash: 'h' },
      };
    });
}

/** Deletes all bookings and every key but `used`, and sets the seats of the first three tiers. */
async function reset(seats: readonly number[]): Promise<void> {
  const { db } = database;
  warned = 0;
  await sql`truncate booking_history, idempotency_keys, bookings cascade`.execute(db);
  for (const { userId } of companies) {
    await db
      .insertInto('idempotency_keys')
      .values({ user_id: userId, key: 'used', operation: 'createBooking', request_hash: 'h' })
      .execute();
  }
  for (const [index, tier] of tiers.entries()) {
    const total = seats[index] ?? 50;
    await db
      .updateTable('ticket_tiers')
      .set({ total, available: total, held: 0, sold: 0, bookings: 0 })
      .where('id', '=', tier.id)
      .execute();
  }
}

/** Makes new keys unique: duplicates never share a statement. */
const withUniqueKeys = (all: readonly NewBooking[]): NewBooking[] =>
  all.map((request, index) => ({
    ...request,
    keyed: request.keyed && {
      ...request.keyed,
      key: request.keyed.key === 'used' ? 'used' : `key-${index}`,
    },
  }));

/** The sequential model: whether each request gets its seats, or `key` when its key is used. */
function sequentially(all: readonly NewBooking[], seats: readonly number[]) {
  const left = new Map(tiers.map((tier, index) => [tier.id, seats[index] ?? 50]));
  const closed = new Set([tiers[3]?.id, tiers[4]?.id]);
  return all.map((request) => {
    if (request.keyed?.key === 'used') return 'key';
    const available = left.get(request.tierId) ?? 0;
    const isOpen =
      !closed.has(request.tierId) &&
      request.unitPrice === PRICE &&
      (request.tierId !== tiers[2]?.id || request.companyId === companies[0]?.id);
    if (!isOpen || available < request.quantity) return false;
    left.set(request.tierId, available - request.quantity);
    return true;
  });
}

const availableSeats = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 150 })));

describe('takeSeatsTogether', () => {
  it('gives each request what it would get sequentially', async () => {
    await fc.assert(
      fc.asyncProperty(requests, availableSeats, async (some, available) => {
        const all = withUniqueKeys(some);
        await reset(available);
        const outcomes = await takeSeatsTogether(database.db, all, withoutLimits(60));
        const model = sequentially(all, available);
        expect(outcomes.map(({ id, keyIsTaken }) => (keyIsTaken ? 'key' : id !== null))).toEqual(
          model,
        );

        const ids = outcomes.flatMap(({ id }) => id ?? []);
        expect(ids).toEqual([...ids].sort((a, b) => a - b));
        const made = await database.db
          .selectFrom('bookings as b')
          .leftJoin('idempotency_keys as k', (join) =>
            join.on(sql<boolean>`k.response = jsonb_build_object('booking', b.id)`),
          )
          .innerJoin('booking_history as h', 'h.booking_id', 'b.id')
          .select(['b.id', 'b.user_id', 'b.company_id', 'b.event_id', 'b.ticket_tier_id'])
          .select(['b.quantity', 'b.unit_price', 'b.notes', 'b.booked_for_name', 'k.key'])
          .select(['k.request_hash', 'k.status_code', 'h.kind', 'h.actor_name', 'h.to_status'])
          .orderBy('b.id')
          .execute();
        expect(made).toEqual(
          all
            .filter((_, index) => model[index] === true)
            .map((request, index) => ({
              id: ids[index],
              user_id: request.userId,
              company_id: request.companyId,
              event_id: request.eventId,
              ticket_tier_id: request.tierId,
              quantity: request.quantity,
              unit_price: PRICE,
              notes: request.notes,
              booked_for_name: request.bookedForName,
              key: request.keyed?.key ?? null,
              request_hash: request.keyed ? 'h' : null,
              status_code: request.keyed ? 201 : null,
              kind: 'created',
              actor_name: request.userName,
              to_status: 'pending',
            })),
        );
        await assertInventoryConsistent(database.db);
      }),
      { numRuns: testRounds(20) },
    );
  });

  it('does all or nothing', async () => {
    await reset([50, 50, 50]);
    const good = sample({ quantity: 2 });
    const together = takeSeatsTogether(
      database.db,
      [good, sample({ quantity: 11 })],
      withoutLimits(60),
    );
    await expect(together).rejects.toMatchObject({ code: '23514' });
    expect(await heldSeats()).toBe(0);
  });
});

describe('createTakeSeats', () => {
  it.each([
    ['a quantity that no booking may have', { quantity: 11 }],
    ['a text that the database cannot hold', { notes: 'nothing\u0000' }],
    ['a person who is not there', { bookedForUser: 999_999 }],
  ])('%s fails alone', async (_, wrong) => {
    await reset([50, 50, 50]);
    const takeSeats = makeTakeSeats();
    const outcomes = await Promise.allSettled([
      takeSeats(sample({ quantity: 2 })),
      takeSeats(sample(wrong)),
      takeSeats(sample({ quantity: 3 })),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(warned).toBe(1);
    expect(await heldSeats()).toBe(5);
    await assertInventoryConsistent(database.db);
  });

  it('makes one booking of duplicates', async () => {
    await reset([50, 50, 50]);
    const takeSeats = makeTakeSeats();
    const duplicate = sample({ quantity: 1 });
    const keyed = keyedRequest(duplicate.userId, 'createBooking', 'duplicate-key', {});
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => takeSeats({ ...duplicate, keyed })),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(await heldSeats()).toBe(1);
  });

  it('does nothing for a caller that has hung up', async () => {
    await reset([50, 50, 50]);
    await expect(makeTakeSeats()(sample({}), () => true)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await heldSeats()).toBe(0);
  });
});

const makeTakeSeats = () =>
  createTakeSeats({
    db: database.db,
    holdLimits: createHoldLimitService(withoutLimits(60)),
    config: { groupAdmission: true, holdMinutes: 60, maxHeldPerPerson: 0, maxHeldPerCompany: 0 },
    log: { warn: () => (warned += 1) },
  });

function sample(more: Partial<NewBooking>): NewBooking {
  const [tier, company] = [tiers[0], companies[0]];
  if (!tier || !company) throw new Error('There is nothing to book.');
  return {
    userId: company.userId,
    userName: 'Asha Rao',
    companyId: company.id,
    eventId: tier.event_id,
    tierId: tier.id,
    quantity: 1,
    isLimited: false,
    unitPrice: PRICE,
    bookingFor: 'self',
    bookedForUser: null,
    bookedForName: 'Asha Rao',
    notes: '',
    keyed: null,
    ...more,
  };
}

async function heldSeats(): Promise<number> {
  const [tier] = tiers;
  if (!tier) throw new Error('There is no tier.');
  return (await seatCounts(database.db, tier)).held;
}
