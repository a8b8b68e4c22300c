import type { Caller } from '../../../contract/caller';
import type { QueryOf } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { attachment } from '../../../lib/attachment';
import type { Cell, Column } from '../../../lib/spreadsheet/cells';
import { csvOf } from '../../../lib/spreadsheet/csv';
import { readInBatches } from '../../../lib/spreadsheet/readInBatches';
import { xlsxOf } from '../../../lib/spreadsheet/xlsx';
import { recordAudit } from '../../identity/audit/audit.service';
import type { AuditFields } from '../../identity/audit/audit.types';
import type { ExportedFile, ExportFormat } from '../../../lib/spreadsheet/exportedFile';
import { findDocumentsAfter } from './gstSummary.repository';
import {
  createSummaryTotals,
  gstColumns,
  linesOf,
  type IssuedDocument,
  type SummaryLine,
} from './gstSummary.rules';
import { defaultKind } from './paymentKind.rules';
import { rowName } from './takings.presenter';
import { netOf, paidOf, refundedOf, TAKINGS_ZONE } from './takings.rules';
import type { TakingsService } from './takings.service';
import type { Grouping, PaymentKind, ReadTakings, TakingsSums } from './takings.types';
import { findOwnOrganizer } from './takingsAccess.service';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const HEADS: Readonly<Record<Grouping, string>> = {
  event: 'Event',
  month: 'Month',
  company: 'Company',
  gateway: 'Gateway',
};

interface ExportRow {
  name: string;
  currency: string;
  sums: TakingsSums;
}

type FilesDeps = Pick<ModuleDeps, 'db' | 'config'> & {
  takings: Pick<TakingsService, 'readTakings'>;
};

export type TakingsFiles = ReturnType<typeof createTakingsFiles>;

/** Exports an organizer's takings and GST summary (D26). */
export function createTakingsFiles({ db, config, takings }: FilesDeps) {
  async function* summary(
    organizerId: number,
    month: string,
    kind: PaymentKind,
  ): AsyncGenerator<SummaryLine[]> {
    const totals = createSummaryTotals();
    const of = { organizerId, month, timezone: TAKINGS_ZONE, isTest: kind === 'test' };
    for (const document of ['invoice', 'credit_note'] as const) {
      const filter = { ...of, kind: document };
      const batches = readInBatches<IssuedDocument>((from) => findDocumentsAfter(db, filter, from));
      for await (const documents of batches) {
        const lines = documents.flatMap(linesOf);
        lines.forEach(totals.add);
        yield lines;
      }
    }
    yield totals.lines();
  }

  const record = (
    caller: Caller,
    { id, name }: { id: number; name: string },
    what: { action: 'export.takings' | 'export.gst'; says: string; fields: AuditFields },
  ): Promise<void> =>
    recordAudit(db, caller, {
      action: what.action,
      thing: { id, title: name },
      says: what.says,
      after: what.fields,
      organizer: id,
    });

  return {
    /** @throws 400, 403, 404 */
    async takings(
      caller: Caller,
      id: number,
      query: QueryOf<'exportTakingsCsv'>,
      format: ExportFormat,
    ): Promise<ExportedFile> {
      const read = await takings.readTakings(caller, id, query);
      const { from, to, by, timezone } = read.question;
      const { name } = read.organizer;
      await record(caller, read.organizer, {
        action: 'export.takings',
        says: `exported the takings of ${name} from ${from} to ${to} as ${format.toUpperCase()}`,
        fields: { format, from, to, by, payments: read.kind },
      });
      const table = {
        columns: columnsOf(by, read.kind),
        batches: rowsOf(read),
        timezone,
      };
      return {
        type: TYPES[format],
        disposition: attachment(name, ` - takings ${from} to ${to}.${format}`),
        content: format === 'csv' ? csvOf(table) : xlsxOf(table, 'takings'),
      };
    },

    /** @throws 403, 404 */
    async gstSummary(
      caller: Caller,
      id: number,
      { month, payments }: QueryOf<'exportGstSummaryCsv'>,
    ): Promise<ExportedFile> {
      const organizer = await findOwnOrganizer({ db }, caller, id);
      const kind = payments ?? defaultKind(config);
      await record(caller, organizer, {
        action: 'export.gst',
        says: `exported the GST summary of ${organizer.name} for ${month}`,
        fields: { format: 'csv', month, payments: kind },
      });
      return {
        type: TYPES.csv,
        disposition: attachment(organizer.name, ` - GST ${month}.csv`),
        content: csvOf({
          columns: gstColumns,
          batches: summary(id, month, kind),
          timezone: TAKINGS_ZONE,
        }),
      };
    },
  };
}

async function* rowsOf(read: ReadTakings): AsyncGenerator<ExportRow[]> {
  for (const { currency, rows, totals } of read.currencies) {
    yield rows.map((sums) => ({ name: rowName(sums.key, read), currency, sums }));
    yield [{ name: 'Total', currency, sums: totals }];
  }
}

function columnsOf(by: Grouping, kind: PaymentKind): Column<ExportRow>[] {
  const money =
    (pick: (sums: TakingsSums) => number) =>
    ({ sums }: ExportRow): Cell => ({ money: pick(sums) });
  return [
    { title: HEADS[by], value: ({ name }) => name },
    { title: 'Payments', value: () => (kind === 'test' ? 'Test' : 'Real') },
    { title: 'Currency', value: ({ currency }) => currency },
    { title: 'Seats', value: ({ sums }) => sums.seats },
    { title: 'Ticket amount', value: money((sums) => sums.tickets) },
    { title: 'Service fee', value: money((sums) => sums.service_fee) },
    { title: 'GST', value: money((sums) => sums.gst) },
    { title: 'Paid', value: money(paidOf) },
    { title: 'Refunded tickets', value: money((sums) => sums.refunded_tickets) },
    { title: 'Refunded service fee', value: money((sums) => sums.refunded_service_fee) },
    { title: 'Refunded GST', value: money((sums) => sums.refunded_gst) },
    { title: 'Refunded', value: money(refundedOf) },
    { title: 'Net', value: money(netOf) },
  ];
}
