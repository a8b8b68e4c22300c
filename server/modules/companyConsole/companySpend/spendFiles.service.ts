import type { Caller } from '../../../contract/caller';
import type { QueryOf } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import type { Cell, Column } from '../../../lib/spreadsheet/cells';
import {
  exportedFile,
  type ExportedFile,
  type ExportFormat,
} from '../../../lib/spreadsheet/exportedFile';
import { readInBatches } from '../../../lib/spreadsheet/readInBatches';
import { recordAudit } from '../../identity/audit/audit.service';
import { TAKINGS_ZONE } from '../../organizerConsole/takings/takings.rules';
import type { SpendLine } from './companySpend.types';
import { findLinesAfter } from './spend.repository';
import type { SpendService } from './spend.service';

interface FilesDeps extends Pick<ModuleDeps, 'db'> {
  spend: Pick<SpendService, 'questionOf'>;
}

export type SpendFiles = ReturnType<typeof createSpendFiles>;

/** Exports a company's spend, one row per booking (D26). */
export function createSpendFiles({ db, spend }: FilesDeps) {
  return {
    /** @throws 400, 403, 403 domain_not_proven, 404 */
    async export(
      caller: Caller,
      query: QueryOf<'exportCompanySpendCsv'>,
      format: ExportFormat,
    ): Promise<ExportedFile> {
      const question = await spend.questionOf(caller, query);
      const { companyId, companyName, costCentres, from, to } = question;
      const what = costCentres === null ? 'the spend' : 'the spend of their cost centres';
      await recordAudit(db, caller, {
        action: 'export.spend',
        thing: { id: companyId, title: companyName },
        says: `exported ${what} of ${companyName} from ${from} to ${to} as ${format.toUpperCase()}`,
        after: { format, from, to },
        company: companyId,
      });
      return exportedFile(
        {
          columns,
          batches: readInBatches<SpendLine>((from) => findLinesAfter(db, question, from)),
          timezone: TAKINGS_ZONE,
        },
        { title: companyName, what: `spend ${from} to ${to}`, format },
      );
    },
  };
}

function stateOf({ payment, paid_back: back, spent }: SpendLine): string {
  if (payment === null) return 'Reserved';
  if (back === 0) return 'Paid';
  return spent > 0 ? 'Partly refunded' : 'Refunded';
}

const money =
  (pick: (line: SpendLine) => number) =>
  (line: SpendLine): Cell => ({ money: pick(line) });

const columns: Column<SpendLine>[] = [
  { title: 'Booking', value: (line) => line.booking_number },
  { title: 'State', value: stateOf },
  { title: 'Paid or reserved at', value: (line) => ({ time: line.at }) },
  { title: 'Cost centre', value: (line) => line.cost_centre_name },
  { title: 'Code', value: (line) => line.cost_centre_code },
  { title: 'Purpose', value: (line) => line.purpose },
  { title: 'Booked by', value: (line) => line.person_name },
  { title: 'Email', value: (line) => line.person_email },
  { title: 'Event', value: (line) => line.event_title },
  { title: 'Starts', value: (line) => line.event_starts },
  { title: 'City', value: (line) => line.city },
  { title: 'Ticket', value: (line) => line.ticket_tier_name },
  { title: 'Seats', value: (line) => line.seats },
  { title: 'Came', value: (line) => line.came },
  { title: 'Absent', value: (line) => line.absent },
  { title: 'Currency', value: (line) => line.currency },
  { title: 'Paid', value: money((line) => line.paid) },
  { title: 'Refunded', value: money((line) => line.paid_back) },
  { title: 'Spent', value: money((line) => line.spent) },
  { title: 'Committed', value: money((line) => line.reserved) },
  { title: 'Payment', value: (line) => line.payment },
];
