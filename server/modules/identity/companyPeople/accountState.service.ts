import type { Actor } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { recordAudit } from '../audit/audit.service';
import { accountChange } from '../audit/personAudit.rules';
import { endSessions } from '../passwordReset/passwordReset.repository';
import { enqueueAccountClosed } from './companyPeople.jobs';
import { setActive, type MemberRow } from './companyPeople.repository';

type Person = Parameters<typeof accountChange>[0];

/**
 * Closes an open account that is locked, once `assertAdminsRemain` allows it: ends its sessions and, by a job, its unpaid
 * holds. Bookings and tickets stay.
 */
export async function closeAccount(
  trx: ModuleDeps['db'],
  actor: Actor,
  person: Person,
  at: Date,
): Promise<MemberRow> {
  const closed = await setActive(trx, person.id, false, at);
  await endSessions(trx, person.id, 'account_closed', at);
  await enqueueAccountClosed(trx, person.id, at);
  await recordAudit(trx, actor, accountChange(person, 'closed'));
  return closed;
}

/** Lets the person sign in again; ended sessions stay ended. */
export async function openAccount(
  trx: ModuleDeps['db'],
  actor: Actor,
  person: Person,
  at: Date,
): Promise<MemberRow> {
  const opened = await setActive(trx, person.id, true, at);
  await recordAudit(trx, actor, accountChange(person, 'open'));
  return opened;
}
