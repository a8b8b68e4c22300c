import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { unchecked } from '../../../testing/checkedInject';
import { createAccessData, type AccessData } from '../../../testing/access/accessData';
import { rowChecksums } from '../../../testing/access/checksums.repository';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createBackgroundWorkers } from '../../../testing/payments';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createUser, type TestUser } from '../../../testing/people';
import { findTraces } from '../../../testing/personalTraces.repository';
import { createMailQueue } from '../../../mail/mailQueue.service';
import { systemClock } from '../../../lib/clock';
import { hashPassword } from '../../identity/auth/passwords.service';

const password = 'correct horse battery';
const phone = '+919812345678';

let test: TestApp;
let dataDir: string;
let data: AccessData;
let workers: ReturnType<typeof createBackgroundWorkers>;
let owner: TestUser;
let name: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'foyer-erasing-'));
  test = await buildTestApp({ config: { dataDir } });
  workers = createBackgroundWorkers(test);
  data = await createAccessData(test, workers.invoices);
  owner = data.people.owner;
  const hash = await hashPassword(password);
  const row = await test.db
    .updateTable('users')
    .set({ password_hash: hash, phone, dob: '1990-05-17', gender: 'female' })
    .where('id', '=', owner.id)
    .returning(['first_name', 'last_name'])
    .executeTakeFirstOrThrow();
  name = `${row.first_name} ${row.last_name}`;
  for (const { id } of [data.people.company_admin, data.people.super_admin]) {
    await test.db.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute();
  }
});
afterAll(async () => {
  await workers.pdfWorker.close();
  await test.close();
  await rm(dataDir, { recursive: true, force: true });
});

const erase = (who: keyof AccessData['headers'], person: TestUser, over: object = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/users/${person.id}/erase/`,
    headers: data.headers[who],
    payload: { password, confirm: person.email, ...over },
  });

/** The person in every place where Foyer keeps names and addresses. */
async function leaveTraces(): Promise<void> {
  const { colleague, company_admin: admin } = data.people;
  const now = new Date();
  const { db } = test;
  await test.app.inject({
    method: 'PUT',
    url: `/api/users/${owner.id}`,
    headers: data.headers.company_admin,
    payload: { role: 'company_manager' },
  });
  await db
    .updateTable('tickets')
    .set({ attendee_name: name, attendee_email: owner.email.toUpperCase(), attendee_phone: phone })
    .where('booking_id', '=', data.seats.booking)
    .where('seat_no', '=', 2)
    .execute();
  await db
    .updateTable('bookings')
    .set({ booked_for_user: owner.id, booked_for_name: name, notes: `For ${name}` })
    .where('id', '=', data.bookings.paid)
    .execute();
  await db
    .updateTable('booking_history')
    .set({
      note: 'Seat 2: {0}.',
      people: JSON.stringify([{ email: owner.email, name }]),
      actor_name: name,
    })
    .where('booking_id', '=', data.bookings.paid)
    .execute();
  await db
    .insertInto('mails')
    .values({
      kind: 'welcome',
      reply_to: null,
      text: `Dear ${name}`,
      html: '',
      headers: '{}',
      recipient: owner.email,
      subject: `Welcome, ${name}`,
      queued_at: now,
      next_try_at: now,
      give_up_at: now,
      last_error: null,
    })
    .execute();
  await db
    .insertInto('contact_messages')
    .values({
      first_name: name,
      last_name: '',
      email: owner.email,
      company: '',
      phone,
      inquiry_type: 'general',
      subject: 'Hello',
      message: name,
      created_at: now,
    })
    .execute();
  const pool = await db.selectFrom('seat_pools').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('seat_refusals')
    .values({ pool_id: pool.id, email: owner.email, name, outcome: 'refuse' })
    .execute();
  await db
    .insertInto('newsletter_subscribers')
    .values({ email: owner.email, subscribed_at: now })
    .execute();
  await db
    .insertInto('delegations')
    .values({ person_id: colleague.id, delegate_id: owner.id, ends_at: null })
    .execute();
  await db
    .insertInto('invitations')
    .values({
      company_id: owner.companyId ?? 0,
      email: owner.email,
      role: 'employee' as const,
      token_hash: 'hash',
      invited_by: admin.id,
      created_at: now,
      sent_at: now,
      expires_at: now,
      accepted_at: now,
    })
    .execute();
  await db
    .insertInto('one_time_codes')
    .values({
      purpose: 'password_reset' as const,
      email: owner.email,
      code_hash: 'hash',
      issued_at: now,
      expires_at: now,
    })
    .execute();
  await db
    .updateTable('cost_centres')
    .set({ owner_id: owner.id })
    .where('id', '=', data.costCentre)
    .execute();
  await db
    .insertInto('budget_entries')
    .values({
      budget_id: data.budget,
      kind: 'amount_set',
      remaining_after: 100_000,
      booking_id: null,
      approval_id: null,
      payment_id: null,
      person_id: owner.id,
      person_name: name,
    })
    .execute();
}

describe('erasing a person', () => {
  it('is for the person with their password and address, and for admins once the account is closed', async () => {
    for (const [over, field] of [
      [{ password: 'a wrong one' }, 'password'],
      [{ confirm: 'ASHA@elsewhere.example' }, 'confirm'],
    ] as const) {
      const refused = await erase('owner', owner, over);
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
    }
    expect((await erase('colleague', owner)).statusCode).toBe(404);
    const open = await erase('company_admin', owner);
    expect([open.statusCode, open.json().code]).toEqual([409, 'account_open']);
  });

  it('is refused while something hangs on the person, and changes nothing then', async () => {
    const ends = { start: new Date(Date.now() - 3 * 864e5), end: new Date(Date.now() - 2 * 864e5) };
    const team = await createOrganizerTeam(test, { members: [{ id: owner.id, role: 'owner' }] });
    const before = await rowChecksums(test.db);
    const refusal = async () => {
      const answer = await erase('owner', owner);
      return [answer.statusCode, answer.json().code];
    };
    expect(await refusal()).toEqual([409, 'upcoming_bookings']);
    expect(await rowChecksums(test.db)).toEqual(before);
    await test.db
      .updateTable('events')
      .set({ start_at: ends.start, end_at: ends.end })
      .where('end_at', '>', new Date())
      .execute();
    const pending = { status: 'pending' as const, settled_at: null };
    await test.db
      .updateTable('payments')
      .set(pending)
      .where('public_id', '=', data.paymentId)
      .execute();
    expect(await refusal()).toEqual([409, 'payment_pending']);
    await test.db
      .updateTable('payments')
      .set({ status: 'success', settled_at: new Date() })
      .where('public_id', '=', data.paymentId)
      .execute();
    expect(await refusal()).toEqual([409, 'last_owner']);
    await test.db.deleteFrom('organizer_members').where('organizer_id', '=', team.id).execute();
    await test.db.deleteFrom('rate_limits').execute();

    const { company_admin: admin } = data.people;
    const last = await erase('company_admin', admin);
    expect([last.statusCode, last.json().code]).toEqual([409, 'last_company_admin']);
  });

  it('leaves no name, address or phone behind but in invoices', async () => {
    await leaveTraces();
    const words = [name, owner.email, owner.username, phone];
    const before = await findTraces(test.db, words);
    expect(before).toEqual(
      expect.arrayContaining([
        'audit_entries.people',
        'booking_history.people',
        'bookings.notes',
        'mails.recipient',
        'tickets.attendee_email',
        'users.phone',
        'invitations.email',
        'invoices.data',
        'budget_entries.person_name',
        'contact_messages.email',
        'one_time_codes.email',
      ]),
    );
    const answer = await erase('owner', owner);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    // The law keeps invoices as they were issued.
    expect(await findTraces(test.db, words)).toEqual(['invoices.data']);
  });

  it('keeps bookings, payments and tickets, and who did what by a name for nobody', async () => {
    const tickets = await test.db
      .selectFrom('tickets')
      .select(['seat_no', 'attendee_name', 'attendee_email', 'voided_at', 'version'])
      .where('booking_id', '=', data.seats.booking)
      .where('seat_no', '=', 2)
      .execute();
    expect(tickets).toEqual([
      {
        seat_no: 2,
        attendee_name: 'Deleted person',
        attendee_email: null,
        voided_at: null,
        version: 1,
      },
    ]);
    const booking = await test.app.inject({
      url: `/api/bookings/${data.bookings.paid}?include=payment,attendees`,
      headers: data.headers.company_admin,
    });
    expect(booking.json()).toMatchObject({ payment_status: 'paid' });
    expect(booking.body).toContain(data.attendee);
    const entries = await test.db
      .selectFrom('audit_entries')
      .select(['action', 'person_name', 'people'])
      .where('kind', '=', 'person')
      .where('thing_id', '=', owner.id)
      .orderBy('id')
      .execute();
    const pseudonym = `Deleted person ${owner.id}`;
    expect(entries.map(({ action, people }) => [action, people])).toEqual([
      ['person.role_changed', [{ id: owner.id, name: pseudonym }]],
      ['person.erased', [{ id: owner.id, name: pseudonym }]],
    ]);
    expect(entries.at(-1)?.person_name).toBe(pseudonym);
  });

  it('ends the session, is in no list, cannot be undone, and frees the address', async () => {
    const own = await test.app.inject({
      url: '/api/auth/verify-token/',
      headers: data.headers.owner,
    });
    expect(own.statusCode).toBe(401);
    const headers = data.headers.company_admin;
    const people = await test.app.inject({ url: '/api/company/people/?page_size=100', headers });
    expect(people.body).not.toContain('Deleted');
    for (const url of [`/api/users/${owner.id}/reactivate/`, `/api/users/${owner.id}/erase/`]) {
      const payload = url.includes('erase') ? { password, confirm: owner.email } : undefined;
      const again = await test.app.inject({
        method: 'POST',
        url,
        headers,
        payload: unchecked(payload),
      });
      expect([url, again.statusCode]).toEqual([url, 404]);
    }
    await expect(createUser(test, { email: owner.email })).resolves.toMatchObject({
      email: owner.email,
    });
    const queue = createMailQueue({ db: test.db, clock: systemClock });
    const mail = { kind: 'refund_done', subject: 'Paid back', text: '', html: '' } as const;
    const to = `deleted-${owner.id}@deleted.invalid`;
    expect(await queue.enqueue(test.db, { ...mail, to })).toBe(false);
  });

  it('is done by an admin for somebody whose account is closed', async () => {
    const { colleague } = data.people;
    const { id } = colleague;
    const headers = data.headers.company_admin;
    const close = { method: 'POST', url: `/api/users/${id}/deactivate/`, headers } as const;
    expect((await test.app.inject(close)).statusCode).toBe(200);
    await test.db.deleteFrom('rate_limits').execute();
    expect((await erase('company_admin', colleague)).statusCode).toBe(204);
    expect(await findTraces(test.db, [colleague.email])).toEqual([]);
  });

  it('leaves ledgers closed to any other change', async () => {
    const change = (column: string, setting: string) =>
      test.db.transaction().execute(async (trx) => {
        await sql`select set_config('foyer.erasing', ${setting}, true)`.execute(trx);
        await sql`update budget_entries set ${sql.ref(column)} = ${sql.ref(column)} || 'x'`.execute(
          trx,
        );
      });
    const refused = /cannot be changed or deleted/;
    await expect(change('person_name', '')).rejects.toThrow(refused);
    await expect(change('person_name', String(owner.id))).rejects.toThrow(refused);
    await expect(change('note', String(owner.id))).rejects.toThrow(refused);
    const deletion = sql`delete from budget_entries`.execute(test.db);
    await expect(deletion).rejects.toThrow(refused);
  });
});
