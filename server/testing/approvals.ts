import { sql } from 'kysely';
import type { BodyOf, Schemas } from '../contract/types';
import type { StoredPolicyRule } from '../db/schema/spending';
import { createApprovalEnds } from '../modules/spending/approvals/approvalEnds.service';
import type { TestApp } from './buildTestApp';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  type Headers,
} from './bookings';
import { createBudget, createCostCentre } from './budgets';
import { createCompany } from './people';

type Db = TestApp['db'];

const emptyRule: Omit<StoredPolicyRule, 'kind' | 'outcome'> = {
  decider: 'owner',
  above: null,
  seats: null,
  category: null,
  days: null,
  guest_kind: null,
  sentence: '',
};

/** Sets the policy of a company. @param rules money in minor units */
export async function createPolicy(
  { db }: Pick<TestApp, 'db'>,
  company: { id: number },
  rules: readonly (Pick<StoredPolicyRule, 'kind' | 'outcome'> & Partial<StoredPolicyRule>)[],
): Promise<void> {
  const policy = { rules: JSON.stringify(rules.map((rule) => ({ ...emptyRule, ...rule }))) };
  await db
    .insertInto('company_policies')
    .values({ company_id: company.id, ...policy })
    .onConflict((clash) => clash.column('company_id').doUpdateSet(policy))
    .execute();
}

/** Client calls for approval requests. */
export function createApprovalCalls(app: Pick<TestApp, 'app'>) {
  const { call } = createBookingCalls(app);
  const decide =
    (what: 'approve' | 'decline' | 'withdraw' | 'delegate') =>
    (headers: Headers, id: number, body: object = {}) =>
      call('POST', `/approvals/${id}/${what}/`, headers, body);
  return {
    ask: (headers: Headers, body: BodyOf<'createApproval'>, key?: string) =>
      call('POST', '/approvals/', { ...headers, ...(key && { 'idempotency-key': key }) }, body),
    /** @throws Error when refused */
    async request(
      headers: Headers,
      bookings: readonly { id: number }[],
      more: Partial<BodyOf<'createApproval'>> = {},
    ): Promise<Schemas['Approval']> {
      const ids = bookings.map((booking) => booking.id);
      const body = { booking_ids: ids, purpose: 'To meet the team.', ...more };
      const answer = await call('POST', '/approvals/', headers, body);
      return expectStatus(201, answer).json();
    },
    async read(headers: Headers, id: number): Promise<Schemas['Approval']> {
      return expectStatus(200, await call('GET', `/approvals/${id}`, headers)).json();
    },
    async list(headers: Headers, query = ''): Promise<Schemas['ApprovalList']> {
      return expectStatus(200, await call('GET', `/approvals/?${query}`, headers)).json();
    },
    approve: decide('approve'),
    decline: decide('decline'),
    withdraw: decide('withdraw'),
    delegate: decide('delegate'),
  };
}

/** Moves the deadline or payment time of a request, and its holds, into the past. */
export async function letRequestRunOut(db: Db, id: number): Promise<void> {
  await sql`
    update approvals set deadline = now() - interval '1 second',
      pay_by = case when pay_by is not null then now() - interval '1 second' end
    where id = ${id}
  `.execute(db);
  // Locks in the server's lock order.
  await sql`
    with locked as materialized (
      select id from bookings where approval_id = ${id} order by id for update
    )
    update bookings set hold_expires_at = now() - interval '1 second'
    where id in (select id from locked)
  `.execute(db);
}

/** A company that requires approval above 5,000 in total, and an admin's above 3,000 per ticket. Tickets cost 2,000. */
export async function createApprovalWorld(app: Pick<TestApp, 'db' | 'secrets'>) {
  const company = await createCompany(app);
  const asha = await createBuyer(app, { company, firstName: 'Asha' });
  const owner = await createBuyer(app, { company, role: 'company_manager', firstName: 'Vikram' });
  const admin = await createBuyer(app, { company, role: 'company_admin', firstName: 'Meera' });
  const { event, tier } = await createOffer(app, { price: 200_000, total: 200 });
  await createPolicy(app, company, [
    { kind: 'request_total', outcome: 'needs_approval', above: 500_000 },
    { kind: 'ticket_price', outcome: 'needs_approval', above: 300_000, decider: 'admin' },
  ]);
  const costCentre = await createCostCentre(app, { company, owner: owner.user });
  const budget = await createBudget(app, { costCentre, amount: 5_000_000 });
  return { company, asha, owner, admin, event, tier, costCentre, budget };
}

export type ApprovalWorld = Awaited<ReturnType<typeof createApprovalWorld>>;

/** Asha requests tickets of the event; three cost 7,221.60 with fee and GST, more than the policy allows without approval. */
export async function requestTickets(
  app: Pick<TestApp, 'app'>,
  { asha, tier, costCentre }: Pick<ApprovalWorld, 'asha' | 'tier' | 'costCentre'>,
  quantity = 3,
  more: Partial<BodyOf<'createApproval'>> = {},
): Promise<{ id: number; approval: Schemas['Approval']; booking: Schemas['Booking'] }> {
  const booking = await createBookingCalls(app).book(asha.headers, tier, quantity);
  const body = { cost_centre: costCentre.id, ...more };
  const approval = await createApprovalCalls(app).request(asha.headers, [booking], body);
  return { id: approval.id, approval, booking };
}

/** Ends due requests and sends reminders, as the worker does. @returns the number of ended requests */
export const endRequests = ({ db, app }: Pick<TestApp, 'db' | 'app'>): Promise<number> =>
  createApprovalEnds({ db, log: app.log }).runOnce();
