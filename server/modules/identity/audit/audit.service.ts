import type { Actor } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { createPeopleList, cutTemplate } from '../../../lib/personalText';
import { changeOf, HOME_ZONE, kindOf, summaryOf } from './audit.rules';
import { insertEntry } from './audit.repository';
import type { NewAuditEntry } from './audit.types';
import { storedFields, templateFields } from './personalFields.rules';

type Db = ModuleDeps['db'];

/** An operator on the server's machine, who is not signed in. */
export const commandLine: Actor = { userId: null, name: 'Command line', network: null };

/** Scheduled work of the server. */
export const automatic: Actor = { userId: null, name: 'Foyer', network: null };

const MAX_TEXT = 500;

/** Records who changes what (D25) in the transaction of the change, so that both are committed or neither is. */
export async function recordAudit(
  trx: Db,
  { userId, name, network }: Actor,
  { action, thing, says, before, after, event = null, organizer, company }: NewAuditEntry,
): Promise<void> {
  const change = changeOf(before, after);
  if (change === null) return;
  const timezone = event?.timezone ?? HOME_ZONE;
  const people = createPeopleList();
  const stored = {
    before: change.before && storedFields(people, change.before),
    after: change.after && storedFields(people, change.after),
  };
  const title = people.template(typeof thing.title === 'string' ? thing.title : [thing.title]);
  const summary =
    says === undefined
      ? summaryOf(
          title,
          {
            before: stored.before && templateFields(stored.before),
            after: stored.after && templateFields(stored.after),
          },
          timezone,
        )
      : people.template(says);
  await insertEntry(trx, {
    person_id: userId,
    person_name: name,
    network,
    action,
    kind: kindOf(action),
    thing_id: thing.id,
    title: people.stored(title),
    summary: people.stored(cutTemplate(summary, MAX_TEXT)),
    people: JSON.stringify(people.list),
    before: stored.before && JSON.stringify(stored.before),
    after: stored.after && JSON.stringify(stored.after),
    timezone,
    event_title: event?.title ?? null,
    event_id: event?.id ?? null,
    organizer_id: organizer ?? event?.organizer_id ?? null,
    company_id: company ?? null,
  });
}
