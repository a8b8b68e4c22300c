import type { Schemas } from '../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  expectStatus,
  type Answer,
  type Headers,
} from './bookings';
import type { TestApp } from './buildTestApp';
import { assertPaymentsConsistent, createBackgroundWorkers } from './payments';
import { createUser, signIn } from './people';

/** An admin of the platform, who may cancel and reschedule events. */
export async function createOrganizer(test: Pick<TestApp, 'app' | 'db' | 'secrets'>) {
  const user = await createUser(test, { role: 'admin', firstName: 'Olive', lastName: 'Grover' });
  const headers: Headers = await signIn(test, user);
  const { call } = createBookingCalls(test);
  const organizer = {
    user,
    headers,

    cancel: (eventId: number, reason = 'The hall has burnt down.'): Promise<Answer> =>
      call('POST', `/events/${eventId}/cancel/`, headers, { reason }),

    /** Cancels an event. @throws Error when refused */
    async cancelled(eventId: number, reason?: string): Promise<Schemas['EventCancelled']> {
      return expectStatus(200, await organizer.cancel(eventId, reason)).json();
    },

    reschedule: (eventId: number, request: object): Promise<Answer> =>
      call('POST', `/events/${eventId}/reschedule/`, headers, request),
  };
  return organizer;
}

export type Organizer = Awaited<ReturnType<typeof createOrganizer>>;

/** The credit notes of a payment, oldest first, with their totals in minor units. */
export async function creditNotesOf({ db }: Pick<TestApp, 'db'>, publicId: string) {
  const rows = await db
    .selectFrom('invoices as i')
    .innerJoin('payments as p', 'p.id', 'i.payment_id')
    .where('p.public_id', '=', publicId)
    .where('i.kind', '=', 'credit_note')
    .select(['i.number', 'i.data'])
    .orderBy('i.id')
    .execute();
  return rows.map(({ number, data }) => ({ number, total: data.total, lines: data.lines }));
}

/** Makes jobs that wait for a retry due now. */
export async function makeJobsDue({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await db
    .updateTable('outbox_jobs')
    .set({ run_at: new Date(0), locked_until: null })
    .where('done_at', 'is', null)
    .execute();
}

type Workers = ReturnType<typeof createBackgroundWorkers>;

/** Also runs jobs that are due later. */
export async function runDueJobs(
  test: Pick<TestApp, 'db'>,
  workers: Pick<Workers, 'queue'>,
): Promise<void> {
  await makeJobsDue(test);
  await workers.queue.runOnce();
}

/** Runs all jobs concurrently, like several processes. */
export async function runDueJobsAtOnce(test: TestApp, processes = 4): Promise<void> {
  await makeJobsDue(test);
  const workers = Array.from({ length: processes }, () => createBackgroundWorkers(test));
  await Promise.all(workers.map(({ queue }) => queue.runOnce()));
}

/** Asserts that seats and payments match the bookings. */
export async function assertBooksConsistent(db: TestApp['db']): Promise<void> {
  await assertInventoryConsistent(db);
  await assertPaymentsConsistent(db);
}
