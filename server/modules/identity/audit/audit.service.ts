import type { Actor } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { changeOf, HOME_ZONE, kindOf, summaryOf } from './audit.rules';
import { insertEntry } from './audit.repository';
import type { NewAuditEntry } from './audit.types';

type Db = ModuleDeps['db'];

/** Whoever works on the server's own machine, without being signed in. */
export const commandLine: Actor = { userId: null, name: 'Command line', network: null };

/** What the server does by itself when its time has come. */
export const automatic: Actor = { userId: null, name: 'Foyer', network: null };

const MAX_TEXT = 500;

/**
 * Writes who changes what (D25), in the transaction of the change, so that there is neither without the
 * other.
 */
export async function recordAudit(
  trx: Db,
  { userId, name, network }: Actor,
  { action, thing, says, before, after, event = null, organizer, company }: NewAuditEntry,
): Promise<void> {
  const change = changeOf(before, after);
  if (change === null) return;
  const timezone = event?.timezone ?? HOME_ZONE;
  await insertEntry(trx, {
    person_id: userId,
    person_name: name,
    network,
    action,
    kind: kindOf(action),
    thing_id: thing.id,
    title: thing.title,
    summary: (says ?? summaryOf(thing.title, change, timezone)).slice(0, MAX_TEXT),
    before: change.before && JSON.stringify(change.before),
    after: change.after && JSON.stringify(change.after),
    timezone,
    event_title: event?.title ?? null,
    event_id: event?.id ?? null,
    organizer_id: organizer ?? event?.organizer_id ?? null,
    company_id: company ?? null,
  });
}
