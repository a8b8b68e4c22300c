import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeJobsStatus, readJobsStatus } from '../../jobs/jobsStatus.service';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { openMailbox, type Mailbox } from '../../testing/mailbox';
import { createOrganizer, makeJobsDue } from '../../testing/organizer';
import { createOrganizerTeam } from '../../testing/organizers';

const clock = { now: () => Date.parse('2026-12-01T09:00:00Z') };
const seller = {
  legal_name: 'Bombay Live Entertainment Private Limited',
  gstin: '27AAGCB7316L1ZF',
  address: '2 Laxmi Mills Estate, Mumbai 400011',
  state: 'Maharashtra',
};

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let buyer: Buyer;

beforeAll(async () => {
  test = await buildTestApp({ clock });
  calls = createBookingCalls(test);
  mailbox = await openMailbox(test, clock);
  buyer = await createBuyer(test);
});
afterAll(async () => {
  await mailbox.close();
  await test.close();
});

/** An event of the organizer, on the day of the clock, with tickets at a price that shares odd paise. */
async function offer(organizerId?: number) {
  const start = clock.now() + 5 * 86_400_000;
  const days = { startAt: new Date(start), endAt: new Date(start + 3_600_000) };
  const { tier } = await createOffer(
    test,
    { price: 33_333 },
    { ...days, bookingEndAt: new Date(start - 60_000), organizerId },
  );
  return tier;
}

async function createSeller(details: Partial<typeof seller> = seller): Promise<number> {
  const { id } = await createOrganizerTeam(test);
  await test.db.updateTable('organizers').set(details).where('id', '=', id).execute();
  return id;
}

/** Pays for one booking of each event in one payment. */
async function payFor(...organizers: (number | undefined)[]) {
  const tiers = [];
  const ids: number[] = [];
  for (const organizer of organizers) {
    const tier = await offer(organizer);
    tiers.push(tier);
    ids.push((await calls.book(buyer.headers, tier)).id);
  }
  const { payment_id: paymentId } = await calls.payFor(buyer.headers, ids);
  return { ids, tiers, paymentId };
}

const receipt = (id: number | undefined) => calls.get(`/bookings/${id}/receipt/`, buyer.headers);
const numberOf = (answer: Awaited<ReturnType<typeof receipt>>) =>
  /filename="invoice-(.+)\.pdf"/.exec(String(answer.headers['content-disposition']))?.[1];

const documentsOf = (paymentId: string) =>
  test.db
    .selectFrom('invoices as i')
    .innerJoin('payments as p', 'p.id', 'i.payment_id')
    .where('p.public_id', '=', paymentId)
    .orderBy('i.id')
    .select(['i.id', 'i.kind', 'i.number', 'i.organizer_id', 'i.refers_to', 'i.data'])
    .execute();

const sharesOf = async (ids: readonly number[]) => {
  const rows = await test.db
    .selectFrom('payment_bookings')
    .where('booking_id', 'in', [...ids])
    .orderBy('booking_id')
    .select('amount')
    .execute();
  return rows.map(({ amount }) => amount);
};

it('a payment over several organizers makes one invoice of each, which add up to it', async () => {
  const [one, two] = [await createSeller(), await createSeller()];
  const { ids, paymentId } = await payFor(two, undefined, one);
  const [mail] = await mailbox.collect();

  const invoices = await documentsOf(paymentId);
  expect(invoices.map((invoice) => invoice.organizer_id)).toEqual([null, one, two]);
  expect(invoices.map(({ number }) => number)).toEqual([
    'FYR-2627-0000001',
    `T${one.toString(36).toUpperCase()}-2627-00000001`,
    `T${two.toString(36).toUpperCase()}-2627-00000001`,
  ]);
  expect(invoices.every(({ number }) => number.length <= 16)).toBe(true);
  expect(invoices[1]?.data.seller).toEqual({
    name: seller.legal_name,
    gstin: seller.gstin,
    address: seller.address,
    state: seller.state,
  });
  // Each is the share of its bookings, to the paisa.
  const [ofTwo, ofPlatform, ofOne] = await sharesOf(ids);
  expect(invoices.map(({ data }) => data.total)).toEqual([ofPlatform, ofOne, ofTwo]);
  for (const { data } of invoices) {
    const tax = data.taxes.reduce((sum, part) => sum + part.amount, 0);
    expect(data.taxable + tax).toBe(data.total);
  }

  expect(numberOf(await receipt(ids[0]))).toBe(invoices[2]?.number);
  expect(numberOf(await receipt(ids[1]))).toBe(invoices[0]?.number);
  expect(mail?.files.filter(({ name }) => name.startsWith('invoice-'))).toHaveLength(3);

  const again = await payFor(two);
  await mailbox.discard();
  expect((await documentsOf(again.paymentId)).map(({ number }) => number)).toEqual([
    `T${two.toString(36).toUpperCase()}-2627-00000002`,
  ]);
});

it('a credit note refers to the invoice of its seller and is numbered with it', async () => {
  const organizerId = await createSeller();
  const { ids, tiers, paymentId } = await payFor(undefined, organizerId);
  await mailbox.discard();
  const admin = await createOrganizer(test);
  await admin.cancelled(tiers[1]?.event_id ?? 0);
  await mailbox.discard();
  const [, invoice, note] = await documentsOf(paymentId);
  const [, share] = await sharesOf(ids);
  expect(note).toMatchObject({
    kind: 'credit_note',
    number: `C${organizerId.toString(36).toUpperCase()}-2627-00000001`,
    organizer_id: organizerId,
    refers_to: invoice?.id,
    data: { total: share, refers_to: { number: invoice?.number } },
  });
});

it('waits for an organizer without its details and says what is missing; tickets do not wait', async () => {
  const organizerId = await createSeller({ ...seller, gstin: '', address: '' });
  const { ids, paymentId } = await payFor(undefined, organizerId);
  const [mail] = await mailbox.collect();
  expect(mail?.text).toContain('an invoice that is not ready yet follows in a mail of its own');
  expect(mail?.files.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^invoice-FYR-/),
    'tickets.pdf',
    expect.stringMatching(/\.ics$/),
    expect.stringMatching(/\.ics$/),
  ]);
  const waiting = /The invoice waits for the organizer .+, whose details lack: GSTIN, address\./;
  expect(describeJobsStatus(await readJobsStatus(test.db))).toMatch(waiting);
  expect((await receipt(ids[0])).statusCode).toBe(200);
  expect(expectStatus(409, await receipt(ids[1])).json().code).toBe('invoice_waits');

  const { headers } = await createOrganizer(test);
  const path = `/api/organizers/${organizerId}` as const;
  const before = await test.app.inject({ url: path, headers });
  expect(before.json().seller_missing).toEqual(['gstin', 'address']);
  const saved = await test.app.inject({
    method: 'PATCH',
    url: path,
    headers: { ...headers, 'if-match': '*' },
    payload: { gstin: seller.gstin, address: seller.address },
  });
  expect(saved.json()).toMatchObject({ seller_missing: [] });
  const [late, ...others] = await mailbox.collect();
  expect(others).toEqual([]);
  const [, invoice] = await documentsOf(paymentId);
  expect(late?.subject).toBe(`The invoice of your payment ${paymentId}`);
  expect(late?.files.map(({ name }) => name)).toEqual([`invoice-${invoice?.number}.pdf`]);
  expect(numberOf(await receipt(ids[1]))).toBe(invoice?.number);
});

it('an invoice that the platform issued before stays the one of its bookings', async () => {
  const { ids, tiers, paymentId } = await payFor(undefined);
  const number = numberOf(await receipt(ids[0]));
  const organizerId = await createSeller();
  await test.db
    .updateTable('events')
    .set({ organizer_id: organizerId })
    .where('id', '=', tiers[0]?.event_id ?? 0)
    .execute();
  await makeJobsDue(test);
  await mailbox.discard();
  expect(numberOf(await receipt(ids[0]))).toBe(number);
  expect(await documentsOf(paymentId)).toHaveLength(1);
});
