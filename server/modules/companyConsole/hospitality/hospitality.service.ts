import type { Caller } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import type { Cell, Column } from '../../../lib/spreadsheet/cells';
import {
  exportedFile,
  type ExportedFile,
  type ExportFormat,
} from '../../../lib/spreadsheet/exportedFile';
import { toDecimal } from '../../../lib/money';
import { readInBatchesById } from '../../../lib/spreadsheet/readInBatches';
import { recordAudit } from '../../identity/audit/audit.service';
import { mainCurrency } from '../companySpend/spend.rules';
import { spendReach } from '../companySpend/spendReach.service';
import { TAKINGS_ZONE } from '../../organizerConsole/takings/takings.rules';
import * as repository from './hospitality.repository';
import type { GuestRow, HospitalityLine, HospitalityQuestion } from './hospitality.types';

export type HospitalityService = ReturnType<typeof createHospitalityService>;

type Filters = QueryOf<'exportCompanyHospitalityCsv'>;

/** Reports the clients and public officials invited by a company (docs/product/companies.md#hospitality). */
export function createHospitalityService({ db }: Pick<ModuleDeps, 'db'>) {
  /** @throws 403, 403 domain_not_proven, 404 */
  const questionOf = async (caller: Caller, query: Filters): Promise<HospitalityQuestion> => ({
    ...(await spendReach({ db }, caller)),
    year: query.year,
    kind: query.kind,
    organisation: query.organisation?.trim() ?? '',
    guest: query.guest?.trim() ?? '',
  });

  return {
    /** @throws 400, 403, 403 domain_not_proven, 404 */
    async report(
      caller: Caller,
      query: QueryOf<'getCompanyHospitality'>,
    ): Promise<Schemas['CompanyHospitality']> {
      const question = await questionOf(caller, query);
      const { page = 1, page_size: size = 25 } = query;
      const { count, years, sums, organisations } = await repository.sumGuests(db, question);
      const currency = mainCurrency(
        sums.map((sum) => ({ currency: sum.currency, amount: sum.value })),
      );
      const total = sums.find((sum) => sum.currency === currency);
      const rows = await repository.findGuests(db, question, {
        limit: size,
        offset: (page - 1) * size,
      });
      return {
        count,
        currency,
        years,
        guests: total?.guests ?? 0,
        times: total?.times ?? 0,
        value: toDecimal(total?.value ?? 0),
        organisations: organisations
          .filter((one) => one.currency === currency)
          .map(({ organisation, guests, times, value }) => ({
            organisation,
            guests,
            times,
            value: toDecimal(value),
          })),
        results: rows.map(presentGuest),
      };
    },

    /** The audit records the number of exported rows, never the guests. @throws 400, 403, 403 domain_not_proven, 404 */
    async export(caller: Caller, query: Filters, format: ExportFormat): Promise<ExportedFile> {
      const question = await questionOf(caller, query);
      const { companyId, companyName, costCentres, year } = question;
      const { sums } = await repository.sumGuests(db, question);
      const what =
        costCentres === null ? 'the hospitality' : 'the hospitality of their cost centres';
      const when = year === undefined ? 'of all years' : `of ${year}`;
      await recordAudit(db, caller, {
        action: 'export.hospitality',
        thing: { id: companyId, title: companyName },
        says: `exported ${what} of ${companyName} ${when} as ${format.toUpperCase()}`,
        after: {
          format,
          ...(year !== undefined && { year }),
          invitations: sums.reduce((count, { times }) => count + times, 0),
        },
        company: companyId,
      });
      return exportedFile(
        {
          columns,
          batches: readInBatchesById((from) => repository.findLinesAfter(db, question, from)),
          timezone: TAKINGS_ZONE,
        },
        { title: companyName, what: `hospitality ${when}`, format },
      );
    },
  };
}

const presentGuest = (row: GuestRow): Schemas['HospitalityGuest'] => ({
  guest: row.guest_id,
  name: row.name,
  organisation: row.organisation,
  email: row.email,
  kind: row.kind,
  year: row.year,
  currency: row.currency,
  times: row.times,
  value: toDecimal(row.value),
  invitations: row.invitations.map((one) => ({
    ...one,
    event_start_at: new Date(one.event_start_at).toISOString(),
    value: toDecimal(one.value),
  })),
});

const KINDS = { client: 'Client', public_official: 'Public official' } as const;

const columns: Column<HospitalityLine>[] = [
  { title: 'Year', value: (line) => line.year },
  { title: 'Guest', value: (line) => line.name },
  { title: 'Organisation', value: (line) => line.organisation },
  { title: 'Email', value: (line) => line.email },
  { title: 'Kind', value: (line) => KINDS[line.kind] },
  { title: 'Event', value: (line) => line.event_title },
  { title: 'Starts', value: (line) => line.event_starts },
  { title: 'Booking', value: (line) => line.booking_number },
  { title: 'Invited by', value: (line) => line.invited_by },
  { title: 'Purpose', value: (line) => line.purpose },
  { title: 'Approved by', value: (line) => line.approved_by.join(', ') },
  { title: 'Cost centre', value: (line) => line.cost_centre_name },
  { title: 'Code', value: (line) => line.cost_centre_code },
  { title: 'Currency', value: (line) => line.currency },
  { title: 'Value', value: (line): Cell => ({ money: line.value }) },
];
