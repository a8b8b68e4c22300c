import { sql, type Migration } from 'kysely';

const statements = `
alter table refunds add column covers bigint not null default 0;

update refunds r
set covers = greatest(0, least(pool.own, pool.wanted - (pool.until - pool.own)))
from (
  select id, own, wanted, sum(own) over (partition by payment_id order by id) as until
  from (
    select r.id, r.payment_id,
      greatest(0, r.amount + r.covered - (
        select coalesce(sum(part.amount), 0) from refund_parts part where part.refund_id = r.id
      ))::bigint as own,
      (select coalesce(sum(other.covered), 0) from refunds other
        where other.payment_id = r.payment_id)::bigint as wanted
    from refunds r
    where r.scope like 'gateway:%' and r.state <> 'failed'
  ) open
) pool
where r.id = pool.id and pool.wanted > 0;

alter table refunds add constraint refunds_covers_check
  check (covers between 0 and amount and (covers = 0 or scope like 'gateway:%'));

create function refuse_refund_above_payment() returns trigger language plpgsql as $$
begin
  if new.amount + (
    select coalesce(sum(amount), 0) from refunds
    where payment_id = new.payment_id and id <> new.id and state = 'done'
      and scope <> 'payment' and scope not like 'again:%'
  ) > (select amount from payments where id = new.payment_id) then
    raise exception 'refund % and those that are done are more than the payment', new.id
      using errcode = 'check_violation', constraint = 'refunds_paid_by_hand_check';
  end if;
  return new;
end $$;
create trigger refunds_paid_by_hand before update on refunds
for each row when (
  new.state = 'done' and old.state <> 'done' and new.paid_by_hand_reference is not null
  and new.scope <> 'payment' and new.scope not like 'again:%'
) execute function refuse_refund_above_payment();
`;

/**
 * What was refunded at the gateway itself and pays for parts that other refunds give back, with those other
 * refunds' `covered` as its counterpart. What an operator pays by hand never takes the refunds of a payment above it.
 */
export const refundCovers: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
