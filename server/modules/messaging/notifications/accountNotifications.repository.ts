import { sql } from 'kysely';
import { today } from '../../../db/expressions/homeDay';
import { idOf, KEPT } from './notificationIds.repository';

/** The instant at which a day begins in India. */
const startOf = (day: ReturnType<typeof sql>) =>
  sql`((${day})::timestamp at time zone 'Asia/Kolkata')`;

/**
 * Notifications about the credit account for the admins of a company with a proven domain (D37): recorded and reversed
 * receipts; charges due within three days or overdue, one per due date; and the used share of the limit.
 */
export const accountCtes = (userId: number) => sql`
  looked_after as materialized (
    select c.* from users u
    join companies o on o.id = u.company_id and o.domain_proven_at is not null
    join company_credits c on c.company_id = u.company_id
    where u.id = ${userId} and u.role = 'company_admin'
  ),
  of_account as (
    select ${idOf('account_receipt', 'r.id')} as id, 'account_receipt' as kind,
      case when v.receipt_id is null then 'received' else 'reversed' end as history_kind,
      coalesce(v.reversed_at, r.recorded_at) as created_at, coalesce(v.reason, '') as note,
      r.id as subject_id, r.amount, r.received_on as day, r.reference, c.currency
    from looked_after c
    join credit_receipts r on r.company_id = c.company_id
    left join credit_reversals v on v.receipt_id = r.id
    where coalesce(v.reversed_at, r.recorded_at) > now() - ${KEPT}

    union all
    select ${idOf('account_due', 'x.payment_id')}, 'account_due',
      case when x.due_on < ${today} then 'overdue' else 'due_soon' end,
      greatest(x.created_at, case when x.due_on < ${today} then ${startOf(sql`x.due_on + 1`)}
        else ${startOf(sql`x.due_on - 3`)} end), '',
      x.due_on - date '2000-01-01', x.amount - x.refunded - x.received, x.due_on, '', c.currency
    from looked_after c
    join credit_charges x on x.company_id = c.company_id
    where x.refunded + x.received < x.amount and x.due_on <= ${today} + 3

    union all
    select ${idOf('account_limit', 'c.company_id')}, 'account_limit', c.alerted::text, c.alerted_at, '',
      c.company_id, greatest(0, c.credit_limit - c.owed), null, '', c.currency
    from looked_after c where c.alerted > 0
  ),
  listed_of_account as (
    select min(d.id) as id, d.kind, d.history_kind, null::bigint as booking_id,
      max(d.created_at) as created_at, max(d.note) as note, array_agg(d.id) as ids,
      null::bigint[] as booking_ids, null::bigint as approval_id, null::bigint as person_id,
      bool_and(coalesce(r.read_at >= d.created_at, false)) as is_read,
      json_build_object('amount', sum(d.amount), 'currency', max(d.currency),
        'day', max(d.day), 'reference', max(d.reference)) as account
    from of_account d
    left join notification_reads r on r.user_id = ${userId} and r.notification_id = d.id
    group by d.kind, d.history_kind, d.subject_id
  )`;
