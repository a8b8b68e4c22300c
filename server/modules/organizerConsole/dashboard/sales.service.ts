import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { toDecimal } from '../../../lib/money';
import { RefreshedCache } from '../../../lib/refreshedCache';
import { gatewayName } from '../takings/gatewayNames.rules';
import { defaultKind, otherKind } from '../takings/paymentKind.rules';
import type { PaymentKind } from '../takings/takings.types';
import { presentSums } from './dashboard.presenter';
import type { BookingMoney, DashboardEvent, SalesSums, SalesSumsRow } from './dashboard.types';
import { findOwnEvent } from './dashboardAccess.service';
import * as repository from './sales.repository';
import { splitPayments } from './sales.rules';

/** Number of payments split at a time. */
const BATCH = 1_000;
/** Companies listed in the response; an export lists all. */
const MAX_COMPANIES = 100;

/** Sums of more bookings than this are cached. */
const LARGE_EVENT = 5_000;
const CACHED_SALES = { size: 100, freshFor: 5_000, keptFor: 60_000 };

const NO_SALES: SalesSums = { bookings: 0, seats: 0, tickets: 0, paid: 0, refunded: 0 };

/** Totals of an event and their breakdowns. */
export interface Sales {
  /** The kind of payments counted. */
  kind: PaymentKind;
  totals: SalesSums & { service_fee: number; gst: number; refunding: number };
  byTier: Map<number, SalesSums>;
  /** Breakdowns, sorted by amount paid; days by date. */
  byCompany: (SalesSums & { company: number | null; name: string })[];
  byGateway: (SalesSums & { gateway: string })[];
  byDay: (SalesSums & { day: string })[];
}

export type SalesService = ReturnType<typeof createSalesService>;

/** Sales of an event. Each breakdown adds up to the totals, and the totals to the payments. */
export function createSalesService({
  db,
  clock,
  config,
}: Pick<ModuleDeps, 'db' | 'clock' | 'config'>) {
  /** The event's part of payments that include other events or were partly refunded. */
  async function splitShared(
    event: DashboardEvent,
    payments: readonly number[],
  ): Promise<BookingMoney[]> {
    const ours: BookingMoney[] = [];
    for (let from = 0; from < payments.length; from += BATCH) {
      const some = payments.slice(from, from + BATCH);
      const split = splitPayments(await repository.findShares(db, some, event.timezone));
      ours.push(...split.filter(({ share }) => share.is_settled && share.event_id === event.id));
    }
    return ours;
  }

  /** Real and test payments are never added up. The default kind is the one that takings use. */
  async function readSales(event: DashboardEvent, kind = defaultKind(config)): Promise<Sales> {
    const rows = await repository.sumSales(db, event, kind);
    const fees = await repository.sumFees(db, event.id, kind);
    const split = await splitShared(event, fees.shared);
    const all = rows.find(isTotal) ?? { ...NO_SALES, refunding: 0 };
    for (const money of split) addLooseRefund([all, ...rowsOf(rows, money)], money);
    const sum = (part: 'service_fee' | 'gst') =>
      fees[part] + split.reduce((total, money) => total + money[part], 0);
    const byPaid = <Row extends SalesSums>(sorted: Row[]) =>
      sorted.sort((a, b) => b.paid - a.paid || b.seats - a.seats);
    return {
      kind,
      totals: { ...all, service_fee: sum('service_fee'), gst: sum('gst') },
      byTier: new Map(rows.flatMap((row) => (row.tier === null ? [] : [[row.tier, row]]))),
      byCompany: byPaid(await named(rows)),
      byGateway: byPaid(
        rows.flatMap((row) => (row.gateway === null ? [] : [{ ...row, gateway: row.gateway }])),
      ),
      byDay: rows
        .flatMap((row) => (row.day === null ? [] : [{ ...row, day: row.day }]))
        .sort((a, b) => (a.day < b.day ? -1 : 1)),
    };
  }

  async function named(rows: readonly SalesSumsRow[]) {
    const ids = rows.flatMap((row) => row.company ?? []);
    const names = new Map(
      (await repository.findCompanyNames(db, ids)).map(({ id, name }) => [id, name]),
    );
    return rows.flatMap((row) =>
      row.company === null
        ? []
        : [{ ...row, company: row.company, name: names.get(row.company) ?? '' }],
    );
  }

  const kept = new RefreshedCache<Schemas['EventSales']>(CACHED_SALES, () => clock.now());

  async function presentSales(event: DashboardEvent): Promise<Schemas['EventSales']> {
    const { id } = event;
    const { kind, totals, byTier, byCompany, byGateway, byDay } = await readSales(event);
    const others = await repository.findPaidBy(db, id, otherKind(kind));
    const tiers = await repository.findTierSeats(db, id);
    const present = await repository.findPresent(db, id, kind);
    const checkIn = await repository.findCheckIn(db, id, new Date(clock.now()));
    const seatsOf = (of: readonly (typeof tiers)[number][]) => ({
      // A closed tier counts only its held and sold seats.
      total: add(of.map((tier) => (tier.is_active ? tier.total : tier.held + tier.sold))),
      sold: add(of.map((tier) => tier.sold)),
      held: add(of.map((tier) => tier.held)),
      left: add(of.map((tier) => (tier.is_active ? tier.available : 0))),
    });
    return {
      currency: event.currency,
      timezone: event.timezone,
      payments: kind,
      others: others ? { bookings: others.bookings, paid: toDecimal(others.paid) } : null,
      seats: seatsOf(tiers),
      next_hold_ends_at: present.next_hold_ends_at?.toISOString() ?? null,
      revenue: toDecimal(present.revenue),
      totals: {
        ...presentSums(totals),
        service_fee: toDecimal(totals.service_fee),
        gst: toDecimal(totals.gst),
        refunding: toDecimal(totals.refunding),
      },
      by_tier: tiers.map((tier) => ({
        tier: tier.id,
        name: tier.name,
        ...seatsOf([tier]),
        waiting: tier.waiting,
        waiting_seats: tier.waiting_seats,
        ...presentSums(byTier.get(tier.id) ?? NO_SALES),
      })),
      by_day: byDay.map((row) => ({ day: row.day, ...presentSums(row) })),
      by_company: largest(byCompany).map((row) => ({
        company: row.company,
        name: row.name,
        ...presentSums(row),
      })),
      by_gateway: byGateway.map((row) => ({
        gateway: row.gateway,
        name: gatewayName(row.gateway, kind),
        ...presentSums(row),
      })),
      check_in: {
        ...checkIn,
        arrivals: checkIn.arrivals.map(({ from, tickets }) => ({
          from: from.toISOString(),
          tickets,
        })),
      },
    };
  }

  return {
    readSales,

    /** Sales of large events may be cached (`CACHED_SALES`). @throws 404 */
    async sales(caller: Caller, id: number): Promise<Schemas['EventSales']> {
      const event = await findOwnEvent({ db }, caller, id);
      const isLarge = ({ totals }: Schemas['EventSales']) => totals.bookings > LARGE_EVENT;
      return kept.get(String(id), () => presentSales(event), isLarge);
    },
  };
}

const isTotal = (row: SalesSumsRow) =>
  row.tier === null && row.company === null && row.gateway === null && row.day === null;

/** The breakdown rows that count the booking. */
const rowsOf = (rows: readonly SalesSumsRow[], { share }: BookingMoney) =>
  rows.filter(
    (row) =>
      row.tier === share.tier ||
      row.company === share.company ||
      row.gateway === share.gateway ||
      row.day === share.day,
  );

/** Adds the booking's part of unassigned refunds; assigned refunds are already in the rows. */
function addLooseRefund(rows: readonly SalesSums[], { loose_refund: loose }: BookingMoney): void {
  for (const row of rows) row.refunded += loose;
}

const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** The first `MAX_COMPANIES` companies, and the sum of the others. */
function largest(companies: Sales['byCompany']): Sales['byCompany'] {
  const others = companies.slice(MAX_COMPANIES);
  if (others.length === 0) return companies;
  const sum = (part: keyof SalesSums) => add(others.map((row) => row[part]));
  const rest = {
    company: null,
    name: 'Other companies',
    bookings: sum('bookings'),
    seats: sum('seats'),
    tickets: sum('tickets'),
    paid: sum('paid'),
    refunded: sum('refunded'),
  };
  return [...companies.slice(0, MAX_COMPANIES), rest];
}
