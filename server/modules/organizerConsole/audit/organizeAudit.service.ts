import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { notFound } from '../../../lib/errors';
import type { AuditSubject } from '../../identity/audit/auditReader.service';
import { findOwnEvent } from '../dashboard/dashboardAccess.service';
import { mayEdit } from '../../identity/people/organizerRoles.rules';
import { findOrganizer } from '../organizers/organizers.repository';

export type OrganizeAuditService = ReturnType<typeof createOrganizeAudit>;

/** Audit subjects that the owners and editors of an organizer may read. */
export function createOrganizeAudit({ db }: Pick<ModuleDeps, 'db'>) {
  return {
    /** @throws 404 */
    async event(caller: Caller, id: number): Promise<AuditSubject> {
      const event = await findOwnEvent({ db }, caller, id);
      return { scope: { event: id }, title: event.title, event };
    },

    /** @throws 404 */
    async organizer(caller: Caller, id: number): Promise<AuditSubject> {
      const organizer = mayEdit(caller, id) ? await findOrganizer(db, id) : undefined;
      if (!organizer) throw notFound('Organizer not found');
      return { scope: { organizer: id }, title: organizer.name };
    },
  };
}
