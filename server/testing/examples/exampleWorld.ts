import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BodyOf, OperationId, ResultOf } from '../../contract/types';
import { moveSequences } from '../../demo/demo.repository';
import { ensureDemoWorld } from '../../demo/index';
import { plannedEvents } from '../../demo/world/events';
import { people, personNamed } from '../../demo/world/people';
import { createCalls, operations, type Operation } from '../access/calls';
import type { RequestParts } from '../access/requestParts';
import { buildTestApp, type TestApp } from '../buildTestApp';
import { createBackgroundWorkers } from '../payments';
import { signIn } from '../people';
import { startUndrawnPdfThread } from '../pdfThread';

/** A call of an operation, by a person of the demo world or by a visitor. */
export type ExampleCall<Op extends OperationId> = Omit<RequestParts, 'body'> & {
  /** Username; a visitor if undefined. */
  as?: string;
  headers?: Record<string, string>;
  body?: BodyOf<Op>;
};

/** The call whose answer is the example of an operation; a function makes the calls that must come before it. */
export type Examples = {
  [Op in OperationId]?:
    | ExampleCall<Op>
    | ((world: ExampleWorld) => ExampleCall<Op> | Promise<ExampleCall<Op>>);
};

/** The demo world on a server whose time stands still. */
export type ExampleWorld = Awaited<ReturnType<typeof openExampleWorld>>;

/** The test must have set `Date` to this time (milliseconds): a Tuesday noon in India. */
export const exampleTime = Date.parse('2026-11-24T06:30:00Z');

/** @param isEmpty leaves the database without the demo world */
export async function openExampleWorld({ isEmpty = false } = {}) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'foyer-examples-'));
  const test = await buildTestApp({
    config: { dataDir, demo: !isEmpty },
    isUndoable: true,
    startPdfThread: startUndrawnPdfThread,
  });
  const { db, config, app } = test;
  await stopDatabaseTime(test);
  const log = { info: () => undefined };
  // Does nothing when `demo` is off.
  await ensureDemoWorld({ db, config, clock: { now: () => exampleTime }, log });
  const workers = createBackgroundWorkers(test);
  const tiers = await findTiers(test);
  const bookings = await findBookings(test);

  const send = createCalls({ app });
  const headersOf = new Map<string, Record<string, string>>();
  for (const person of isEmpty ? [] : people)
    headersOf.set(person.username, await signIn(test, person));

  return {
    ...test,
    workers,

    /** Makes a call. @throws Error when it is refused */
    async answer<Op extends OperationId>(
      operationId: Op,
      call: ExampleCall<Op> = {},
    ): Promise<ResultOf<Op>> {
      const { as = '', headers, ...parts } = call as ExampleCall<Op> & RequestParts;
      const all = { ...headers, ...headersOf.get(as) };
      const answer = await send(operationNamed(operationId), parts, all);
      if (answer.statusCode >= 300) throw new Error(`${operationId}: ${answer.body}`);
      return answer.body === '' ? (undefined as ResultOf<Op>) : answer.json();
    },

    /** Runs `work` on the demo world and undoes it, so that each example begins with the same data and ids. */
    undo: <T>(work: () => Promise<T>): Promise<T> =>
      test.undo(work).finally(() => moveSequences(db)),

    /** A tier by its event's title and its name. */
    tier(title: string, name: string) {
      const tier = tiers.find((one) => one.title === title && one.name === name);
      if (!tier) throw new Error(`The demo world has no tier ${name} of ${title}.`);
      return tier;
    },

    /** The id of an event. */
    event(title: string): number {
      const index = plannedEvents.findIndex((one) => one.title === title);
      if (index < 0) throw new Error(`The demo world has no event ${title}.`);
      return index + 1;
    },

    /** The id of a person's first booking of an event. */
    booking(username: string, title: string): number {
      const { id } = personNamed(username);
      const booking = bookings.find((one) => one.user_id === id && one.title === title);
      if (!booking) throw new Error(`${username} has no booking of ${title}.`);
      return booking.id;
    },

    async close() {
      await workers.pdfWorker.close();
      await test.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function operationNamed(id: OperationId): Operation {
  const operation = operations.get(id);
  if (!operation) throw new Error(`openapi.yaml has no ${id}.`);
  return operation;
}

/** Replaces the database's `now()`, also in the defaults of columns. */
async function stopDatabaseTime({ pool }: TestApp): Promise<void> {
  const time = `select timestamptz '${new Date(exampleTime).toISOString()}'`;
  for (const name of ['now', 'clock_timestamp']) {
    await pool.query(
      `create function public.${name}() returns timestamptz language sql stable as $$ ${time} $$`,
    );
  }
  await pool.query(`do $$ declare found record; begin
    for found in select adrelid::regclass as owner, attname from pg_attrdef
      join pg_attribute on attrelid = adrelid and attnum = adnum
      where pg_get_expr(adbin, adrelid) = 'now()'
    loop
      execute format('alter table %s alter %I set default public.now()', found.owner, found.attname);
    end loop;
  end $$`);
  // The pool has one connection.
  await pool.query('set search_path = public, pg_catalog');
}

const findTiers = async ({ db }: TestApp) =>
  db
    .selectFrom('ticket_tiers')
    .innerJoin('events', 'events.id', 'ticket_tiers.event_id')
    .select(['events.id as event', 'events.title', 'ticket_tiers.id', 'ticket_tiers.name'])
    .orderBy('ticket_tiers.position')
    .execute();

const findBookings = async ({ db }: TestApp) =>
  db
    .selectFrom('bookings')
    .innerJoin('events', 'events.id', 'bookings.event_id')
    .select(['bookings.id', 'bookings.user_id', 'events.title'])
    .orderBy('bookings.id')
    .execute();
