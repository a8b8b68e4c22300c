import type { Caller } from '../../contract/caller';
import type { QueryOf, Schemas } from '../../contract/types';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { giveUpDeadLetter, retryDeadLetter } from '../../jobs/jobsStatus.service';
import { conflict, notFound } from '../../lib/errors';
import { readLine } from '../../lib/input';
import { giveUpMail, retryMail } from '../../mail/mailStatus.service';
import { assertPlatform } from '../companies/accounts/changeCompany.service';
import { recordAudit } from '../identity/audit/audit.service';
import { markPaidByHand, retryRefund } from '../payments/refunds/refundStates.service';
import { actionsOf, presentFailure } from './failures.presenter';
import * as repository from './failures.repository';
import type { DecidedKind, FailureRow } from './failures.repository';
import { failureName } from './failures.rules';

type Db = ModuleDeps['db'];

/** An admin's decision about a failure. */
interface Decision {
  kind: DecidedKind;
  id: number;
  action: Schemas['FailureAction'];
  /** The rest of a sentence that begins with the admin's name. */
  says: (failure: string) => string;
  /** Details for the audit record. */
  after?: Record<string, string>;
  /** @returns false if somebody else has already decided */
  decide(trx: Db): Promise<boolean>;
}

const retries = { job: retryDeadLetter, mail: retryMail, refund: retryRefund } as const;
const giveUps = { job: giveUpDeadLetter, mail: giveUpMail } as const;

const alreadyDecided = () =>
  conflict(
    'not_failed',
    'Somebody else has decided on this meanwhile. The list shows what is left.',
  );

export type FailuresService = ReturnType<typeof createFailuresService>;

/** Failed work that a platform admin must retry or give up (docs/operations.md). */
export function createFailuresService({ db }: Pick<ModuleDeps, 'db'>) {
  /** @throws 403, 404, 409 not_failed, not_retriable */
  async function carryOut(caller: Caller, decision: Decision): Promise<void> {
    assertPlatform(caller);
    const { kind, id, action, says, after } = decision;
    await inTransaction(db, async (trx) => {
      const failure = await readOpen(trx, kind, id);
      if (!actionsOf(failure).includes(action)) {
        throw conflict(
          'not_retriable',
          'What this email said is gone or no longer of use. Give it up instead.',
        );
      }
      if (!(await decision.decide(trx))) throw alreadyDecided();
      const title = failureName(failure);
      await recordAudit(trx, caller, {
        action: `failure.${action}`,
        thing: { id, title },
        says: says(`${title} (${kind} ${id})`),
        ...(after && { after }),
      });
    });
  }

  return {
    /** @throws 403 */
    async list(caller: Caller, query: QueryOf<'listFailures'>): Promise<Schemas['FailureList']> {
      assertPlatform(caller);
      const { state = 'open', kind = null, page = 1, page_size: size = 20 } = query;
      const isGivenUp = state === 'given_up';
      const counts = await repository.countFailures(db, isGivenUp);
      const count =
        kind === null ? Object.values(counts).reduce((sum, one) => sum + one, 0) : counts[kind];
      const offset = (page - 1) * size;
      const rows =
        offset < count
          ? await repository.findFailures(db, { isGivenUp, kind }, { limit: size, offset })
          : [];
      return { count, page, page_size: size, counts, results: rows.map(presentFailure) };
    },

    /** @throws 403, 404, 409 not_failed, not_retriable */
    retry: (caller: Caller, kind: DecidedKind, id: number): Promise<void> =>
      carryOut(caller, {
        kind,
        id,
        action: 'retry',
        says: (failure) => `tried ${failure} again`,
        async decide(trx) {
          const isDue = await retries[kind](trx, id);
          if (isDue && kind === 'refund') {
            await repository.endRefundJobs(trx, id, 'The refund was requested again.');
          }
          return isDue;
        },
      }),

    /** @throws 400 with fields, 403, 404, 409 not_failed */
    giveUp(
      caller: Caller,
      kind: keyof typeof giveUps,
      id: number,
      body: Schemas['GiveUpInput'],
    ): Promise<void> {
      assertPlatform(caller);
      const reason = readLine(body.reason, 'reason', 'Say why it is given up');
      return carryOut(caller, {
        kind,
        id,
        action: 'give_up',
        says: (failure) => `gave up ${failure}`,
        after: { reason },
        decide: (trx) => giveUps[kind](trx, id, reason),
      });
    },

    /** @throws 400 with fields, 403, 404, 409 not_failed, more_than_paid */
    recordPaidByHand(caller: Caller, id: number, body: Schemas['PaidByHandInput']): Promise<void> {
      assertPlatform(caller);
      const reference = readLine(
        body.reference,
        'reference',
        'Write the reference of the transfer',
      );
      return carryOut(caller, {
        kind: 'refund',
        id,
        action: 'paid_by_hand',
        says: (failure) => `recorded that ${failure} was paid by hand`,
        after: { reference },
        async decide(trx) {
          const isPaid = await markPaidByHand(trx, id, reference);
          if (isPaid) await repository.endRefundJobs(trx, id, 'The refund was paid by hand.');
          return isPaid;
        },
      });
    },
  };
}

/** @throws 404, 409 not_failed */
async function readOpen(trx: Db, kind: DecidedKind, id: number): Promise<FailureRow> {
  const failure = await repository.findFailure(trx, kind, id);
  if (failure && !failure.is_given_up) return failure;
  if (await repository.exists(trx, kind, id)) throw alreadyDecided();
  throw notFound('There is no such failure.');
}
