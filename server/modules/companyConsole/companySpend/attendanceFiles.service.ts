import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import type { Column } from '../../../lib/spreadsheet/cells';
import {
  exportedFile,
  type ExportedFile,
  type ExportFormat,
} from '../../../lib/spreadsheet/exportedFile';
import { readInBatches } from '../../../lib/spreadsheet/readInBatches';
import { recordAudit } from '../../identity/audit/audit.service';
import { TAKINGS_ZONE } from '../../organizerConsole/takings/takings.rules';
import { findSeatsAfter } from './attendance.repository';
import type { AttendanceLine } from './companySpend.types';
import type { SpendService } from './spend.service';

interface FilesDeps extends Pick<ModuleDeps, 'db'> {
  spend: Pick<SpendService, 'questionOf' | 'today'>;
}

export type AttendanceFiles = ReturnType<typeof createAttendanceFiles>;

/** Exports a company's upcoming tickets. Owners get the tickets that their cost centres paid for. */
export function createAttendanceFiles({ db, spend }: FilesDeps) {
  return {
    /** @throws 403, 403 domain_not_proven, 404 */
    async export(caller: Caller, format: ExportFormat): Promise<ExportedFile> {
      const reach = await spend.questionOf(caller, {});
      const { companyId, companyName, costCentres } = reach;
      const what = costCentres === null ? 'upcoming attendance' : 'what their cost centres attend';
      await recordAudit(db, caller, {
        action: 'export.attendance',
        thing: { id: companyId, title: companyName },
        says: `exported ${what} of ${companyName} as ${format.toUpperCase()}`,
        after: { format },
        company: companyId,
      });
      return exportedFile(
        {
          columns,
          batches: readInBatches<AttendanceLine>((from) => findSeatsAfter(db, reach, from)),
          timezone: TAKINGS_ZONE,
        },
        { title: companyName, what: `attendance ${spend.today()}`, format },
      );
    },
  };
}

const columns: Column<AttendanceLine>[] = [
  { title: 'Event', value: (line) => line.event_title },
  { title: 'Starts', value: (line) => line.event_starts },
  { title: 'Venue', value: (line) => line.venue },
  { title: 'City', value: (line) => line.city },
  { title: 'Ticket', value: (line) => line.ticket_tier_name },
  { title: 'Ticket number', value: (line) => line.ticket_number },
  { title: 'Attendee', value: (line) => line.attendee_name },
  { title: 'Attendee’s email', value: (line) => line.attendee_email },
  { title: 'Booking', value: (line) => line.booking_number },
  { title: 'Booked by', value: (line) => line.person_name },
  { title: 'Email', value: (line) => line.person_email },
  { title: 'Cost centre', value: (line) => line.cost_centre_name },
  { title: 'Code', value: (line) => line.cost_centre_code },
];
