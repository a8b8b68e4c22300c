import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { invalidInput, notFound } from '../../../lib/errors';
import { mentionOf, phrase, type Mention } from '../../../lib/personalText';
import { recordAudit } from '../../identity/audit/audit.service';
import { presentDelegation } from './approvals.presenter';
import { readDelegationPeriod } from './delegationPeriod.rules';
import * as repository from './delegations.repository';

export type Delegations = ReturnType<typeof createDelegations>;

/** Delegations: who decides on behalf of a person who is away (D29). */
export function createDelegations({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  const companyOf = (caller: Caller): number => {
    if (caller.companyId === null || caller.role === 'client') {
      throw notFound('You belong to no company that asks for approvals.');
    }
    return caller.companyId;
  };

  return {
    async get(caller: Caller): Promise<Schemas['Delegation']> {
      companyOf(caller);
      return presentDelegation(await repository.findDelegation(db, caller.userId));
    },

    /**
     * @throws 400 for somebody in another company, for oneself, or for a period that is in the past, reversed or too
     * long
     */
    async set(caller: Caller, body: BodyOf<'setDelegation'>): Promise<Schemas['Delegation']> {
      const companyId = companyOf(caller);
      await inTransaction(db, async (trx) => {
        const before = await repository.findDelegation(trx, caller.userId);
        const audit = (delegate: Mention | null) =>
          recordAudit(trx, caller, {
            action: 'approval.delegate_set',
            thing: {
              id: caller.userId,
              title: mentionOf({ id: caller.userId }, caller.name || caller.email),
            },
            company: companyId,
            says:
              delegate === null
                ? 'ended the delegation of decisions'
                : phrase`named ${delegate} as delegate`,
            before: {
              delegate: before ? mentionOf({ id: before.delegate_id }, before.name) : null,
            },
            after: { delegate },
          });
        if (body.delegate_id === null) {
          await repository.endDelegation(trx, caller.userId);
          await audit(null);
          return;
        }
        const ids = [body.delegate_id];
        const [person] = await repository.findColleagues(trx, companyId, { ids });
        if (!person || person.id === caller.userId) {
          const sentence = 'Choose a colleague of your company.';
          throw invalidInput(sentence, { delegate_id: sentence });
        }
        const { from, until } = readDelegationPeriod(body, clock.now());
        await repository.setDelegation(trx, caller.userId, { delegateId: person.id, from, until });
        await audit(mentionOf(person, person.name));
      });
      return presentDelegation(await repository.findDelegation(db, caller.userId));
    },
  };
}
