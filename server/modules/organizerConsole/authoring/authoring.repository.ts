import { sql } from 'kysely';
import { sumsOfEvent } from '../../../db/expressions/eventSums';
import { lowestPrice, salesHaveEnded, ticketsOpenAt } from '../../../db/expressions/saleWindow';
import { searchVector } from '../../../db/expressions/searchVector';
import type { ModuleDeps } from '../../../deps';
import type { SearchDocument } from '../../catalog/searchText.rules';
import type { EventDetails, EventStatus, OrganizedEventRow } from './authoring.types';

type Db = ModuleDeps['db'];

/** The current status of event `e` (D23). */
export const status = sql<EventStatus>`(case
  when e.cancelled_at is not null then 'cancelled'
  when not e.is_active then 'draft'
  when e.end_at <= now() then 'over'
  when e.paused_at is not null then 'paused'
  else 'published' end)`;

/** Sums over the tiers of event `e`. */
export const seats = sql`(select
    coalesce(sum(case when is_active then total else held + sold end), 0)::int as total,
    coalesce(sum(available) filter (where is_active), 0)::int as available,
    coalesce(sum(held), 0)::int as held,
    coalesce(sum(sold), 0)::int as sold,
    coalesce(sum(bookings), 0)::int as bookings,
    ${ticketsOpenAt} as tickets_open_at, ${salesHaveEnded} as sales_have_ended
  from ticket_tiers t where t.event_id = e.id)`;

/** Requires `sumsOfEvent` joined as `sums`. */
export const columns = sql`e.id, e.version, e.organizer_id, e.organizer_name, e.title, e.description,
  e.category_id, (select c.name from categories c where c.id = e.category_id) as category_name,
  e.venue, e.city, e.state, e.country, e.timezone, e.currency, e.start_at, e.end_at,
  e.booking_start_at, e.booking_end_at, e.walk_ins, e.approval_hours, e.refund_percent, e.refund_until, e.refund_fee_kept,
  e.featured_image, e.images, e.poster, e.gallery, e.calendar_sequence, e.is_active,
  e.is_exclusive, e.published_at, e.paused_at, e.cancelled_at, e.created_at, e.updated_at,
  sums.kept, sums.kept_test`;

export async function findOrganizedEvent(
  db: Db,
  id: number,
): Promise<OrganizedEventRow | undefined> {
  const { rows } = await sql<OrganizedEventRow>`
    select ${columns}, ${status} as status, seats.*
    from events e
    cross join lateral ${sumsOfEvent} as sums
    cross join lateral ${seats} as seats
    where e.id = ${id}
  `.execute(db);
  return rows[0];
}

/** Serializes changes of the event and its tiers, without blocking bookings. */
export async function lockEvent(
  trx: Db,
  id: number,
): Promise<Pick<OrganizedEventRow, 'organizer_id'> | undefined> {
  return trx
    .selectFrom('events')
    .where('id', '=', id)
    .select('organizer_id')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface NewDraft extends EventDetails {
  organizer_id: number | null;
  organizer_name: string;
  created_by: number;
  search: SearchDocument;
}

export async function insertDraft(trx: Db, { search, ...draft }: NewDraft): Promise<number> {
  const { id } = await trx
    .insertInto('events')
    .values({
      ...draft,
      base_price: 0,
      is_active: false,
      search: searchVector(search),
      search_text: search.text,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function saveDetails(
  trx: Db,
  id: number,
  details: EventDetails,
  search: SearchDocument,
): Promise<void> {
  await trx
    .updateTable('events')
    .set((eb) => ({
      ...details,
      search: searchVector(search),
      search_text: search.text,
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('ticket_tiers')
    .set({ currency: details.currency })
    .where('event_id', '=', id)
    .where('currency', '<>', details.currency)
    .execute();
}

/** Records a change of tiers, access or state, and recomputes the lowest price from the tiers. */
export async function markChanged(
  trx: Db,
  id: number,
  state: { is_active?: boolean; is_exclusive?: boolean; paused_at?: Date | null } = {},
): Promise<void> {
  await trx
    .updateTable('events')
    .set((eb) => ({
      ...state,
      ...(state.is_active && { published_at: sql<Date>`coalesce(published_at, now())` }),
      base_price: sql<number>`coalesce((select ${lowestPrice} from ticket_tiers t
        where t.event_id = events.id and t.is_active), base_price)`,
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .execute();
}

export async function hasBookings(trx: Db, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('bookings')
    .where('event_id', '=', id)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteDraft(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('ticket_tiers').where('event_id', '=', id).execute();
  await trx.deleteFrom('events').where('id', '=', id).execute();
}

export async function findCompanies(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('event_access')
    .where('event_id', '=', id)
    .select('company_id')
    .orderBy('company_id')
    .execute();
  return rows.map((row) => row.company_id);
}

/** @returns ids without a company; if there are any, nothing is changed */
export async function replaceCompanies(
  trx: Db,
  id: number,
  companies: readonly number[],
): Promise<number[]> {
  const known = await trx
    .selectFrom('companies')
    .where('id', '=', sql<number>`any(${[...companies]}::bigint[])`)
    .select('id')
    .execute();
  const ids = new Set(known.map((row) => row.id));
  const unknown = companies.filter((company) => !ids.has(company));
  if (unknown.length > 0) return unknown;
  await trx.deleteFrom('event_access').where('event_id', '=', id).execute();
  if (companies.length > 0) {
    await trx
      .insertInto('event_access')
      .values(companies.map((company) => ({ event_id: id, company_id: company })))
      // A merged company is stored as its successor, which may also be in the list.
      .onConflict((clash) => clash.doNothing())
      .execute();
  }
  return [];
}

/** Name of the category, for the search words; undefined if it does not exist. */
export async function findCategoryName(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('categories')
    .where('id', '=', id)
    .select('name')
    .executeTakeFirst();
  return row?.name;
}

/** Place of the organizer's last event, the default for a new draft. */
export const findLastPlace = (db: Db, organizerId: number) =>
  db
    .selectFrom('events')
    .where('organizer_id', '=', organizerId)
    .select(['city', 'state', 'country', 'timezone', 'currency'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Copies an event with its tiers; all seats of the copy are free. */
export async function copyEvent(
  trx: Db,
  from: number,
  copy: { title: string; created_by: number; search: SearchDocument },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into events (title, description, category_id, venue, city, state, country, timezone,
      currency, base_price, featured_image, images, poster, gallery, is_active, is_exclusive,
      walk_ins, approval_hours, organizer_id, organizer_name, created_by, search, search_text)
    select ${copy.title}, description, category_id, venue, city, state, country, timezone,
      currency, base_price, '', images, poster, gallery, false, is_exclusive,
      walk_ins, approval_hours, organizer_id, organizer_name, ${copy.created_by}, ${searchVector(copy.search)}, ${copy.search.text}
    from events where id = ${from}
    returning id
  `.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`There is no event ${from}.`);
  await sql`
    insert into ticket_tiers (event_id, name, description, price, currency, gst_percent, total,
      available, benefits, is_active, admission, max_per_booking, max_per_person, max_per_company,
      sale_starts_at, sale_ends_at, position)
    select ${id}, name, description, price, currency, gst_percent, total, total, benefits, is_active,
      admission, max_per_booking, max_per_person, max_per_company, sale_starts_at, sale_ends_at, position
    from ticket_tiers where event_id = ${from}
  `.execute(trx);
  await sql`
    insert into event_access (event_id, company_id)
    select ${id}, company_id from event_access where event_id = ${from}
    on conflict do nothing
  `.execute(trx);
  return id;
}
