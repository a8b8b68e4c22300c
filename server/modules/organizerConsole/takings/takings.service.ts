import type { Caller } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { invalidInput } from '../../../lib/errors';
import { wallClock } from '../../../lib/spreadsheet/cells';
import { defaultKind } from './paymentKind.rules';
import { refundEntries } from './refundSplit.rules';
import { presentTakings } from './takings.presenter';
import * as repository from './takings.repository';
import { firstRows, hasOthers, paidEntries, sumTakings, TAKINGS_ZONE } from './takings.rules';
import type { ReadTakings, SplitPayment, TakingsQuestion } from './takings.types';
import { findOwnOrganizer } from './takingsAccess.service';

type Query = QueryOf<'getTakings'>;

/** Number of payments split at a time. */
const BATCH = 1_000;

export type TakingsService = ReturnType<typeof createTakingsService>;

/** An organizer's takings by event, month, company or gateway. */
export function createTakingsService({
  db,
  clock,
  config,
}: Pick<ModuleDeps, 'db' | 'clock' | 'config'>) {
  /** @throws 400 if the period ends before it begins */
  function questionOf(organizerId: number, { from, to, by = 'event' }: Query): TakingsQuestion {
    const today = wallClock(TAKINGS_ZONE)(new Date(clock.now())).slice(0, 10);
    const last = to ?? (from !== undefined && from > today ? from : today);
    const first = from ?? `${last.slice(0, 8)}01`;
    if (first > last) {
      const sentence = 'Choose a last day that is not before the first.';
      throw invalidInput(sentence, { to: sentence });
    }
    return { organizerId, from: first, to: last, by, timezone: TAKINGS_ZONE };
  }

  async function splitInBatches<Part>(
    question: TakingsQuestion,
    ids: readonly number[],
    split: (payment: SplitPayment) => Part[],
  ): Promise<Part[]> {
    const parts: Part[] = [];
    for (let from = 0; from < ids.length; from += BATCH) {
      const some = ids.slice(from, from + BATCH);
      parts.push(...(await repository.findSplitPayments(db, question, some)).flatMap(split));
    }
    return parts;
  }

  /** @throws 400, 403, 404 */
  async function readTakings(caller: Caller, id: number, query: Query): Promise<ReadTakings> {
    const organizer = await findOwnOrganizer({ db }, caller, id);
    const question = questionOf(id, query);
    const { by } = question;
    const kind = query.payments ?? defaultKind(config);
    const payments = await repository.sumPayments(db, question);
    const refunds = await repository.sumRefunds(db, question);
    const paid = [
      ...payments.entries,
      ...(await splitInBatches(question, payments.toSplit, (one) => paidEntries(one, by))),
    ];
    const refunded = [
      ...refunds.entries,
      ...(await splitInBatches(question, refunds.toSplit, (one) => refundEntries(one, by))),
    ];
    const currencies = sumTakings(paid, refunded, { by, kind });
    const keys = new Set(currencies.flatMap(({ rows }) => rows.map(({ key }) => key)));
    return {
      organizer,
      question,
      kind,
      hasOthers: hasOthers([...paid, ...refunded], kind),
      currencies,
      names:
        by === 'event' || by === 'company'
          ? await repository.findNames(db, by, [...keys])
          : new Map(),
    };
  }

  return {
    readTakings,

    /** @throws 400, 403, 404 */
    async takings(caller: Caller, id: number, query: Query): Promise<Schemas['Takings']> {
      const read = await readTakings(caller, id, query);
      const currencies = read.currencies.map((one) => ({ ...one, rows: firstRows(one.rows) }));
      return presentTakings({ ...read, currencies });
    },
  };
}
