import { sql, type Migration } from 'kysely';

const statements = `
alter table tickets add column used_scan text;
create table former_ticket_numbers (
  ticket_number text primary key,
  ticket_id bigint not null references tickets (id)
);
create index former_ticket_numbers_ticket_id_idx on former_ticket_numbers (ticket_id);

-- Until now only the booking's history named the former number; a ticket may have been given on again.
with recursive given as (
  select substring(note from '^Ticket (FYR-[0-9A-Z]+-[0-9]+) given to ') as former,
    substring(note from 'It is now (FYR-[0-9A-Z]+-[0-9]+)[.]$') as following
  from booking_history where kind = 'ticket_given'
), chain as (
  select former, following from given where former is not null and following is not null
  union
  select c.former, g.following from chain c join given g on g.former = c.following
  where g.following is not null
)
insert into former_ticket_numbers (ticket_number, ticket_id)
select distinct on (c.former) c.former, k.id from chain c join tickets k on k.ticket_number = c.following
order by c.former, k.id;
`;

/** What check-in needs to know: former ticket numbers, and which scan let a ticket in. */
export const checkIn: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
