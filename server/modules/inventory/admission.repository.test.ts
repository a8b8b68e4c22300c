import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { assertInventoryHolds, seatsOf } from '../../testing/bookings';
import { createEvent, createTier, type TestTier } from '../../testing/events';
import { createCompany, createUser } from '../../testing/people';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import type { NewBooking } from './inventory.repository';
import { takeSeatsTogether } from './admission.repository';
import { createTakeSeats } from './admission.service';

const HOUR = 3_600_000;
const PRICE = 650_000;

let database: TestDatabase;
let wishes: fc.Arbitrary<NewBooking[]>;
/** Two that can be booked by everybody, one for company 0 alone, and two that are closed. */
let tiers: TestTier[];
/** How often a group had to be served one by one. */
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
  wishes = fc.array(wishOf(), { minLength: 1, maxLength: 64 });
});
afterAll(() => database.drop());

function wishOf(): fc.Arbitrary<NewBooking> {
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
        unitPrice: isRightPrice ? PRICE : PRICE + 1,
        holdMinutes: 60,
        bookingFor: 'self' as const,
        bookedForUser: null,
        bookedForName: 'NULL',
        notes: 'It\'s {"so", \\"quoted"}\n',
        keyed: key && { userId: company.userId, key, operation: 'createBooking', requestHash: 'h' },
      };
    });
}

/** Empty but for the key `used`; the first three tiers have so many seats. */
async function begin(seats: readonly number[]): Promise<void> {
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
      .set({ total, available: total, held: 0, sold: 0 })
      .where('id', '=', tier.id)
      .execute();
  }
}

/** Keys that are new are each one's own: twins never share a statement. */
const withOwnKeys = (all: readonly NewBooking[]): NewBooking[] =>
  all.map((wish, index) => ({
    ...wish,
    keyed: wish.keyed && {
      ...wish.keyed,
      key: wish.keyed.key === 'used' ? 'used' : `key-${index}`,
    },
  }));

/** One after the other: whether each gets its seats, or is told that its key is used. */
function sequentially(all: readonly NewBooking[], seats: readonly number[]) {
  const left = new Map(tiers.map((tier, index) => [tier.id, seats[index] ?? 50]));
  const closed = new Set([tiers[3]?.id, tiers[4]?.id]);
  return all.map((wish) => {
    if (wish.keyed?.key === 'used') return 'key';
    const available = left.get(wish.tierId) ?? 0;
    const isOpen =
      !closed.has(wish.tierId) &&
      wish.unitPrice === PRICE &&
      (wish.tierId !== tiers[2]?.id || wish.companyId === companies[0]?.id);
    if (!isOpen || available < wish.quantity) return false;
    left.set(wish.tierId, available - wish.quantity);
    return true;
  });
}

const seats = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 150 })));

describe('takeSeatsTogether', () => {
  it('gives each what they would get one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(wishes, seats, async (some, available) => {
        const all = withOwnKeys(some);
        await begin(available);
        const outcomes = await takeSeatsTogether(database.db, all, 60);
        const model = sequentially(all, available);
        expect(
          outcomes.map((outcome) =>
            outcome.status === 'fulfilled' ? outcome.value !== null : 'key',
          ),
        ).toEqual(model);

        const ids = outcomes.flatMap((outcome) =>
          outcome.status === 'fulfilled' ? (outcome.value ?? []) : [],
        );
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
            .map((wish, index) => ({
              id: ids[index],
              user_id: wish.userId,
              company_id: wish.companyId,
              event_id: wish.eventId,
              ticket_tier_id: wish.tierId,
              quantity: wish.quantity,
              unit_price: PRICE,
              notes: wish.notes,
              booked_for_name: wish.bookedForName,
              key: wish.keyed?.key ?? null,
              request_hash: wish.keyed ? 'h' : null,
              status_code: wish.keyed ? 201 : null,
              kind: 'created',
              actor_name: wish.userName,
              to_status: 'pending',
            })),
        );
        await assertInventoryHolds(database.db);
      }),
      { numRuns: 40 },
    );
  });

  it('does all or nothing', async () => {
    await begin([50, 50, 50]);
    const good = sample({ quantity: 2 });
    const together = takeSeatsTogether(database.db, [good, sample({ quantity: 11 })], 60);
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
    await begin([50, 50, 50]);
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
    await assertInventoryHolds(database.db);
  });

  it('makes one booking of twins', async () => {
    await begin([50, 50, 50]);
    const takeSeats = makeTakeSeats();
    const keyed = { userId: 0, key: 'twins-key', operation: 'createBooking', requestHash: 'h' };
    const twin = sample({ quantity: 1 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        takeSeats({ ...twin, keyed: { ...keyed, userId: twin.userId } }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(await heldSeats()).toBe(1);
  });

  it('does nothing for a caller who has gone', async () => {
    await begin([50, 50, 50]);
    await expect(makeTakeSeats()(sample({}), () => true)).rejects.toMatchObject({
      code: 'caller_gone',
    });
    expect(await heldSeats()).toBe(0);
  });
});

const makeTakeSeats = () =>
  createTakeSeats({
    db: database.db,
    engine: database.engine,
    config: { groupAdmission: true, holdMinutes: 60 },
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
    unitPrice: PRICE,
    holdMinutes: 60,
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
  return (await seatsOf(database.db, tier)).held;
}
