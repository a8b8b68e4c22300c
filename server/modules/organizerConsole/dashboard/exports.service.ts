import type { Caller } from '../../../contract/caller';
import type { QueryOf } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import type { Table } from '../../../lib/spreadsheet/cells';
import {
  exportedFile,
  type ExportedFile,
  type ExportFormat,
} from '../../../lib/spreadsheet/exportedFile';
import { readInBatchesById } from '../../../lib/spreadsheet/readInBatches';
import { recordAudit } from '../../identity/audit/audit.service';
import type { AuditFields } from '../../identity/audit/audit.types';
import { countEntries, readEntriesAfter } from '../../tickets/door/entries.service';
import { countAttendees, findAttendeesAfter } from './attendees.repository';
import { gatewayName } from '../takings/gatewayNames.rules';
import { otherKind } from '../takings/paymentKind.rules';
import type { DashboardEvent } from './dashboard.types';
import { findOwnEvent } from './dashboardAccess.service';
import {
  attendeeColumns,
  bookingColumns,
  checkInColumns,
  salesColumns,
  type BookingExportRow,
  type SalesExportRow,
} from './exportColumns.rules';
import { attendeesFilter, bookingsFilter, moneyOf } from './lists.service';
import { findTierSeats } from './sales.repository';
import type { SalesService } from './sales.service';
import { countSoldBookings, findSoldBookingsAfter } from './soldBookings.repository';

interface Exported {
  what: 'bookings' | 'attendees' | 'check-ins' | 'sales';
  format: ExportFormat;
  rows: number | null;
  filters: AuditFields;
}

/** Keeps only the filters that are set. */
const given = (filters: Record<string, string | number | boolean | undefined>): AuditFields =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value ?? null]));

interface ExportsDeps extends Pick<ModuleDeps, 'db'> {
  sales: Pick<SalesService, 'readSales'>;
}

export type ExportsService = ReturnType<typeof createExportsService>;

/** Exports bookings, attendees and sales of one event (D26); rows are read in batches while sending. */
export function createExportsService({ db, sales }: ExportsDeps) {
  async function* bookingBatches(
    event: DashboardEvent,
    filter: ReturnType<typeof bookingsFilter>,
  ): AsyncGenerator<BookingExportRow[]> {
    for await (const rows of readInBatchesById((from) => findSoldBookingsAfter(db, filter, from))) {
      const ids = rows.map((row) => row.id);
      const money = await moneyOf(db, ids, event);
      yield rows.map((booking) => ({ booking, money: money.get(booking.id) }));
    }
  }

  async function* salesBatches(event: DashboardEvent): AsyncGenerator<SalesExportRow[]> {
    const { kind, totals, byTier, byDay, byCompany, byGateway } = await sales.readSales(event);
    const none = { bookings: 0, seats: 0, tickets: 0, paid: 0, refunded: 0 };
    yield [{ ...totals, by: 'Total', name: '' }];
    yield (await findTierSeats(db, event.id)).map(({ id, name }) => ({
      ...(byTier.get(id) ?? none),
      by: 'Ticket',
      name,
    }));
    yield byDay.map((row) => ({ ...row, by: 'Day', name: row.day }));
    yield byCompany.map((row) => ({ ...row, by: 'Company', name: row.name }));
    yield byGateway.map((row) => ({ ...row, by: 'Gateway', name: gatewayName(row.gateway, kind) }));
    // Payments of the other kind get separate rows and are never added to these.
    const other = otherKind(kind);
    const others = await sales.readSales(event, other);
    if (others.totals.paid > 0) {
      const by = other === 'test' ? 'Test payments' : 'Real payments';
      yield [{ ...others.totals, by, name: '' }];
    }
  }

  function file<Row>(
    event: DashboardEvent,
    what: Exported['what'],
    format: ExportFormat,
    table: Omit<Table<Row>, 'timezone'>,
  ): ExportedFile {
    return exportedFile(
      { ...table, timezone: event.timezone },
      { title: event.title, what, format },
    );
  }

  /** @param filters of the request; `rows` is null if the rows were not counted */
  const record = (
    caller: Caller,
    event: DashboardEvent,
    { what, format, rows, filters }: Exported,
  ): Promise<void> => {
    const size = rows === null ? '' : `, ${rows} ${rows === 1 ? 'row' : 'rows'}`;
    return recordAudit(db, caller, {
      action: `export.${what === 'check-ins' ? 'check_ins' : what}`,
      thing: event,
      says: `exported the ${what} of ${event.title} as ${format.toUpperCase()}${size}`,
      after: { format, rows, ...filters },
      event,
    });
  };

  return {
    /** @throws 404 */
    async bookings(
      caller: Caller,
      id: number,
      query: QueryOf<'exportEventBookingsCsv'>,
      format: ExportFormat,
    ): Promise<ExportedFile> {
      const event = await findOwnEvent({ db }, caller, id);
      const filter = bookingsFilter(id, query);
      const rows = await countSoldBookings(db, filter);
      const { search, state, tier } = query;
      const filters = given({ search, state, tier });
      await record(caller, event, { what: 'bookings', format, rows, filters });
      return file(event, 'bookings', format, {
        columns: bookingColumns(event.timezone),
        batches: bookingBatches(event, filter),
      });
    },

    /** @throws 404 */
    async attendees(
      caller: Caller,
      id: number,
      query: QueryOf<'exportEventAttendeesCsv'>,
      format: ExportFormat,
    ): Promise<ExportedFile> {
      const event = await findOwnEvent({ db }, caller, id);
      const filter = attendeesFilter(id, query);
      const rows = await countAttendees(db, filter);
      const { search, tier, checked_in, named, columns } = query;
      const filters = given({ search, tier, checked_in, named, columns: columns?.join(', ') });
      await record(caller, event, { what: 'attendees', format, rows, filters });
      return file(event, 'attendees', format, {
        columns: attendeeColumns(event.timezone, columns),
        batches: readInBatchesById((from) => findAttendeesAfter(db, filter, from)),
      });
    },

    /** @throws 404 */
    async checkIns(caller: Caller, id: number, format: ExportFormat): Promise<ExportedFile> {
      const event = await findOwnEvent({ db }, caller, id);
      const rows = await countEntries(db, id);
      await record(caller, event, { what: 'check-ins', format, rows, filters: {} });
      return file(event, 'check-ins', format, {
        columns: checkInColumns(event.timezone),
        batches: readInBatchesById((from) => readEntriesAfter(db, id, from)),
      });
    },

    /** @throws 404 */
    async sales(caller: Caller, id: number, format: ExportFormat): Promise<ExportedFile> {
      const event = await findOwnEvent({ db }, caller, id);
      await record(caller, event, { what: 'sales', format, rows: null, filters: {} });
      return file(event, 'sales', format, { columns: salesColumns, batches: salesBatches(event) });
    },
  };
}
