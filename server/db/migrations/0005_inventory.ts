/** Unpaid holds, counted for each person and for companies of one registrable domain together (D31). */
export const inventory = `
create table person_hold_counts (
  user_id bigint primary key references users (id) on delete cascade,
  seats integer not null,
  seat_seconds bigint not null
) with (fillfactor = 50);

create table group_hold_counts (
  ticket_tier_id bigint not null references ticket_tiers (id) on delete cascade,
  hold_group text not null,
  seats integer not null,
  seat_seconds bigint not null,
  max_seats integer not null default 0,
  max_seat_seconds bigint not null default 0,
  primary key (ticket_tier_id, hold_group)
) with (fillfactor = 50);

-- A transaction that counts seats for a company that is being merged waits at the company's row and is repeated.
create function hold_group_of(company bigint) returns text language plpgsql as $$
declare
  found_group text;
begin
  select coalesce(case when c.domain_proven_at is null then c.registrable_domain else c.hosted_domain end,
    'company ' || c.id::text)
  into found_group from companies c where c.id = company and c.merged_into is null for key share;
  if not found then
    raise exception 'company % is merged', company using errcode = 'serialization_failure';
  end if;
  return found_group;
end $$;
`;
