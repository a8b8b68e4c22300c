import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import { systemClock } from '../../lib/clock';
import { createSchemaValidator } from '../../http/schemaValidator';
import { createAccessData, type AccessData } from '../../testing/access/accessData';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createBackgroundWorkers } from '../../testing/payments';
import { testContract } from '../../testing/testContract';
import { createRetention } from './retention/retention.service';

let test: TestApp;
let dataDir: string;
let data: AccessData;
let workers: ReturnType<typeof createBackgroundWorkers>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'foyer-person-'));
  test = await buildTestApp({ config: { dataDir } });
  workers = createBackgroundWorkers(test);
  data = await createAccessData(test, workers.invoices);
});
afterAll(async () => {
  await workers.pdfWorker.close();
  await test.close();
  await rm(dataDir, { recursive: true, force: true });
});

const ask = (who: keyof AccessData['headers'], id: number) =>
  test.app.inject({ url: `/api/users/${id}/personal-data.json`, headers: data.headers[who] });

describe('the file with a person’s data', () => {
  it('has what they booked, paid, asked for and were sent, as the contract describes it', async () => {
    const { owner } = data.people;
    const mail = { kind: 'welcome', reply_to: null, text: 'Hello', html: '', headers: '{}' };
    await test.db
      .insertInto('mails')
      .values({
        ...mail,
        recipient: owner.email,
        subject: 'Welcome aboard',
        queued_at: new Date(),
        next_try_at: new Date(),
        give_up_at: new Date(),
        last_error: null,
      })
      .execute();
    const answer = await ask('owner', owner.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('filename="Foyer personal data.json"');
    const file = JSON.parse(answer.body) as Schemas['PersonalData'];
    expect(createSchemaValidator(testContract())('PersonalData', file)).toBeNull();
    expect(file.account).toMatchObject({ id: owner.id, email: owner.email, role: 'employee' });
    expect(file.bookings.map((one) => one.booking_number)).toContain(data.bookingNumber);
    expect(file.tickets).toContainEqual(
      expect.objectContaining({ found_in: 'own booking', attendee_name: data.attendee }),
    );
    expect(file.payments).toContainEqual(
      expect.objectContaining({ payment_id: data.paymentId, currency: 'INR' }),
    );
    expect(file.invoices).toContainEqual(
      expect.objectContaining({ kind: 'invoice', payment_id: data.paymentId }),
    );
    expect(file.approvals).toContainEqual(expect.objectContaining({ status: 'pending' }));
    expect(file.waiting_lists).toContainEqual(expect.objectContaining({ status: 'waiting' }));
    expect(file.cost_centres).toContainEqual(expect.objectContaining({ part: 'member' }));
    expect(file.mails).toContainEqual(expect.objectContaining({ subject: 'Welcome aboard' }));
    expect(file.sessions).toHaveLength(1);
    expect(file.booking_history.length).toBeGreaterThan(0);
  });

  it('has tickets that others have in the person’s name, and nothing else of those bookings', async () => {
    const { owner, colleague } = data.people;
    await test.db
      .updateTable('tickets')
      .set({ attendee_email: colleague.email.toUpperCase(), attendee_name: 'The Colleague' })
      .where('id', '=', data.ticketId)
      .execute();
    const answer = await ask('colleague', colleague.id);
    const file = JSON.parse(answer.body) as Schemas['PersonalData'];
    expect(file.tickets).toEqual([
      expect.objectContaining({
        found_in: 'booking of another',
        ticket_number: data.ticketNumber,
        attendee_name: 'The Colleague',
      }),
    ]);
    expect(answer.body).not.toContain(owner.email);
    expect(answer.body).not.toContain(data.bookingNumber);
  });

  it('has no password, token or code, and reads long lists whole', async () => {
    const { owner } = data.people;
    const reads = Array.from({ length: 1100 }, (_, index) => ({
      user_id: owner.id,
      notification_id: index + 1,
      read_at: new Date(),
    }));
    await test.db.insertInto('notification_reads').values(reads).execute();
    const answer = await ask('owner', owner.id);
    const file = JSON.parse(answer.body) as Schemas['PersonalData'];
    const ids = file.read_notifications.map((one) => one.id);
    expect([ids.length, new Set(ids).size]).toEqual([1100, 1100]);
    expect(answer.body).not.toMatch(/argon2|no password|FYR1\.|token|_hash/);
    for (const secret of [data.ticketToken, data.seats.token, data.seats.claimToken]) {
      expect(answer.body).not.toContain(secret);
    }
  });

  it('is for the person alone, five times a day, and each time in the audit', async () => {
    const { owner } = data.people;
    for (const who of ['company_admin', 'super_admin'] as const) {
      expect((await ask(who, owner.id)).statusCode).toBe(404);
    }
    for (let time = 3; time <= 5; time += 1) {
      expect((await ask('owner', owner.id)).statusCode).toBe(200);
    }
    expect((await ask('owner', owner.id)).statusCode).toBe(429);
    const entries = await test.db
      .selectFrom('audit_entries')
      .select('person_id')
      .where('action', '=', 'export.personal_data')
      .where('person_id', '=', owner.id)
      .execute();
    expect(entries).toHaveLength(5);
  });
});

it('erases details of attendees, not their names, some time after the event', async () => {
  const details = {
    attendee_name: 'Devika Nair',
    attendee_email: 'devika@guests.example',
    attendee_phone: '+919812345678',
    dietary_preferences: 'Vegan',
  };
  const { db } = test;
  const [past, recent] = [data.exclusive.event.id, data.open.event.id];
  await db.updateTable('tickets').set(details).where('event_id', '=', recent).execute();
  const first = db.selectFrom('tickets').select('id').where('event_id', '=', recent).orderBy('id');
  const moved = await first.limit(2).execute();
  const ids = moved.map(({ id }) => id);
  await db.updateTable('tickets').set({ event_id: past }).where('id', 'in', ids).execute();
  const day = 24 * 3600 * 1000;
  const ends = async (event: number, days: number) => {
    const at = (more: number) => new Date(Date.now() - (days + more) * day);
    await db
      .updateTable('events')
      .set({ start_at: at(1), end_at: at(0) })
      .where('id', '=', event)
      .execute();
  };
  await ends(past, 31);
  await ends(recent, 29);
  const config = { ...test.config, retentionAttendees: 30 };
  await createRetention({ db, config, clock: systemClock }).purgeExpired();
  const read = (event: number) =>
    db
      .selectFrom('tickets')
      .select(['attendee_name', 'attendee_email', 'attendee_phone', 'dietary_preferences'])
      .where('event_id', '=', event)
      .execute();
  const gone = { attendee_email: null, attendee_phone: null, dietary_preferences: null };
  expect(await read(past)).toEqual(ids.map(() => ({ attendee_name: 'Devika Nair', ...gone })));
  const kept = await read(recent);
  expect([kept.length > 0, kept]).toEqual([true, kept.map(() => details)]);
});
