import { sql, type Kysely, type Migration } from 'kysely';
import { stateOfGstin, isGstin } from '../../lib/gstin';
import {
  countryOf,
  currencies,
  INDIA,
  isCurrency,
  isTimeZone,
  placeProblems,
  stateOf,
} from '../../lib/placeNames';

type Db = Kysely<unknown>;

interface Place {
  country: string;
  state: string;
}

/** As the lists have them; what they do not have stays. */
function known({ country, state }: Place): Place {
  const found = countryOf(country) ?? (country.trim() === '' && stateOf(state) ? INDIA : country);
  return { country: found, state: found === INDIA ? (stateOf(state) ?? state) : state };
}

async function writePlaces(db: Db): Promise<void> {
  const { rows } = await sql<Place>`select distinct country, state from events`.execute(db);
  for (const before of rows) {
    const after = known(before);
    if (after.country === before.country && after.state === before.state) continue;
    await sql`
      update events set country = ${after.country}, state = ${after.state}
      where country = ${before.country} and state = ${before.state}
    `.execute(db);
  }
}

/** States of sellers and buyers; a GSTIN says it where the text does not. */
async function writeStates(db: Db, table: 'companies' | 'organizers'): Promise<void> {
  const of = sql.table(table);
  const { rows } = await sql<{ state: string | null; gstin: string | null }>`
    select distinct state, gstin from ${of} where state <> '' or gstin <> ''
  `.execute(db);
  for (const { state, gstin } of rows) {
    const fromGstin = gstin !== null && isGstin(gstin) ? stateOfGstin(gstin) : null;
    const next = stateOf(state ?? '') ?? fromGstin ?? state;
    if (next === state) continue;
    await sql`
      update ${of} set state = ${next}
      where state is not distinct from ${state} and gstin is not distinct from ${gstin}
    `.execute(db);
  }
}

interface Terms extends Place {
  timezone: string;
  currency: string;
}

const canBeSold = (terms: Terms) =>
  Object.keys(placeProblems(terms)).length === 0 &&
  isTimeZone(terms.timezone) &&
  isCurrency(terms.currency);

const coming = sql`is_active and cancelled_at is null and (end_at is null or end_at > now())`;

/** Unpublishes what could not be published today, with a job that tells the organizer. */
async function unpublish(db: Db): Promise<void> {
  const { rows } = await sql<Terms>`
    select distinct country, state, timezone, currency from events where ${coming}
  `.execute(db);
  for (const { country, state, timezone, currency } of rows.filter((row) => !canBeSold(row))) {
    await sql`
      with unpublished as (
        update events set is_active = false, version = version + 1, updated_at = now()
        where ${coming} and country = ${country} and state = ${state}
          and timezone = ${timezone} and currency = ${currency}
        returning id
      )
      insert into outbox_jobs (kind, key, payload)
      select 'event_unpublished', id::text, jsonb_build_object('event', id) from unpublished
    `.execute(db);
  }
}

const sold = sql.join(currencies.map((currency) => sql.lit(currency)));

/**
 * Events have countries and states out of lists, because these decide their tax, zones with a region, and currencies
 * with two decimals. Open pages of gateways with another currency are closed: they would charge a hundred times as much.
 */
export const placesAndCurrencies: Migration = {
  async up(db: Db) {
    await sql`
      alter table events alter column state set default '', alter column country set default ''
    `.execute(db);
    await writePlaces(db);
    await writeStates(db, 'companies');
    await writeStates(db, 'organizers');
    await unpublish(db);
    await sql`
      insert into outbox_jobs (kind, key, payload)
      select 'close_order', p.id::text, jsonb_build_object('payment', p.id, 'reason',
        'Nothing is sold in ' || p.currency || ' any more.')
      from payments p
      where p.status = 'pending' and p.gateway_order_id is not null and p.currency not in (${sold})
      on conflict (kind, key) do nothing
    `.execute(db);
    const zones = await sql<{ timezone: string }>`
      select distinct timezone from mail_preferences
    `.execute(db);
    for (const { timezone } of zones.rows.filter((row) => !isTimeZone(row.timezone))) {
      await sql`
        update mail_preferences set timezone = 'Asia/Kolkata' where timezone = ${timezone}
      `.execute(db);
    }
  },
};
