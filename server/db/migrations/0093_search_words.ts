import { sql, type Migration } from 'kysely';

const filtered = 'is_active, end_at, base_price, city, timezone, organizer_id';

/** @param rows those of a statement that has changed events */
const addWordsOf = (rows: string) => `
insert into event_words (word)
select distinct given.word
from ${rows} cross join unnest(string_to_array(search_text, ' ')) as given (word)
where not exists (select from event_words known where known.word = given.word)
  and length(given.word) between 1 and 100;`;

const statements = `
create table event_words (word text not null);
${addWordsOf('events')}
create index event_words_word_idx on event_words (word);
create index event_words_trigrams_idx on event_words using gin (word gin_trgm_ops);

create function add_event_words() returns trigger language plpgsql as $$
begin
  ${addWordsOf('added')}
  return null;
end $$;
create trigger events_insert_words after insert on events
  referencing new table as added
  for each statement execute function add_event_words();

create function add_changed_event_words() returns trigger language plpgsql as $$
begin
  ${addWordsOf('(select new.search_text) added')}
  return null;
end $$;
create trigger events_update_words after update of search_text on events
  for each row when (old.search_text is distinct from new.search_text)
  execute function add_changed_event_words();
drop index events_search_text_idx;

drop index events_days_idx;
create index events_days_idx on events using gist (tstzrange(start_at, end_at, '[]'))
  include (id, start_at, category_id, ${filtered});
drop index events_category_start_idx;
create index events_category_start_idx on events (category_id, start_at, id) include (${filtered});
drop index events_city_idx;
create index events_city_idx on events (lower(city), start_at, id) include (category_id, ${filtered}) where is_active;
analyze events;
analyze event_words;
`;

/**
 * The words of events, in which those that are similar to a searched one are looked up: there are fewer of them
 * than of events with each. A word stays when its last event is gone, and may be there twice, when two transactions
 * add it at the same time: neither changes what is found, and nobody waits for another one's word. Events of some days,
 * of a category or of a city are counted and ordered in an index alone.
 */
export const searchWords: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
