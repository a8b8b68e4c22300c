import { sql, type Migration } from 'kysely';

const words = `regexp_replace(lower(first_name || ' ' || last_name), '[-.''’ ]+', ' ', 'g')`;

const statements = `
create index bookings_counted_idx on bookings (event_id) where hold_state in ('held', 'sold');
create index bookings_confirmed_idx on bookings (event_id, id) where status = 'confirmed';
create index events_active_price_idx on events (is_active, base_price, id);
create index events_active_title_idx on events (is_active, lower(title), id);
create index users_name_idx on users (company_id, lower(trim(first_name || ' ' || last_name)), email);
create index users_email_idx on users (company_id, email text_pattern_ops);
${[1, 2, 3, 4]
  .map(
    (word) => `create index users_word_${word}_idx
  on users (company_id, (split_part(${words}, ' ', ${word})) text_pattern_ops);`,
  )
  .join('\n')}
create index users_more_words_idx on users (company_id, (split_part(${words}, ' ', 5)));
`;

/**
 * Indexes for lists whose cost grew with the number of bookings, events or colleagues. A colleague is
 * found by the beginning of any of the first four words of the name; the few people with more have an
 * index of their own.
 */
export const queryCosts: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
