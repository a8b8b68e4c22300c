import { sql, type Migration } from 'kysely';

const filtered = 'is_active, end_at, base_price, city, timezone, organizer_id';

const wordsOf = (rows: string) => `
  select distinct given.word from ${rows} cross join unnest(string_to_array(search_text, ' ')) as given (word)
  where length(given.word) between 1 and 100`;

/**
 * Word by word, and from the index even where the statement is first planned while the table is empty: compared with
 * the whole table, each event of an import would take longer than the one before.
 */
const functionThatAdds = (name: string, rows: string) => `
create function ${name}() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  added_word text;
begin
  for added_word in ${wordsOf(rows)} loop
    if not exists (select from event_words where word = added_word) then
      insert into event_words (word) values (added_word);
    end if;
  end loop;
  return null;
end $$;`;

const statements = `
create table event_words (word text not null);
insert into event_words (word) ${wordsOf('events')};
create index event_words_word_idx on event_words (word);
create index event_words_trigrams_idx on event_words using gin (word gin_trgm_ops);
${functionThatAdds('add_words_of_events', 'added')}
create trigger events_insert_words after insert on events
  referencing new table as added
  for each statement execute function add_words_of_events();
${functionThatAdds('add_words_of_event', '(select new.search_text) changed')}
create trigger events_update_words after update of search_text on events
  for each row when (old.search_text is distinct from new.search_text)
  execute function add_words_of_event();
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
