import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readPdf } from '../../pdf/testing/readPdf';
import {
  createBookingCalls,
  createBuyer,
  createConcert,
  expectStatus,
  statusAndCode,
  type Buyer,
  type Headers,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';

const path = '/company/billing/';
const unknown = { gstin: null, billing_address: null, state: null };

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const read = (headers: Headers) => createBookingCalls(test).get(path, headers);
const change = (headers: Headers, body: object) =>
  createBookingCalls(test).call('PATCH', path, headers, body);
const boss = (of?: Buyer) =>
  createBuyer(test, { role: 'company_admin', ...(of && { company: of.company }) });

describe('the billing of a company', () => {
  it('is read and changed by its admin, one field at a time', async () => {
    const { headers, company } = await boss();
    const whole = { company: company.id, name: company.name };
    expect(expectStatus(200, await read(headers)).json()).toEqual({ ...whole, ...unknown });

    const gstin = { gstin: ' 27aapfu 0939f1zv' };
    const taken = { gstin: '27AAPFU0939F1ZV', billing_address: null, state: 'Maharashtra' };
    expect(expectStatus(200, await change(headers, gstin)).json()).toEqual({ ...whole, ...taken });

    const address = { billing_address: '4 Nariman Point\nMumbai 400021' };
    const both = { ...whole, ...taken, ...address };
    expect(expectStatus(200, await change(headers, address)).json()).toEqual(both);
    expect((await read(headers)).json()).toEqual(both);

    const emptied = await change(headers, { gstin: null, billing_address: null, state: null });
    expect(emptied.json()).toEqual({ ...whole, ...unknown });
  });

  it('stays that of the others', async () => {
    const [one, other] = [await boss(), await boss()];
    await change(one.headers, { state: 'Goa' });
    expect((await read(other.headers)).json()).toMatchObject(unknown);
  });

  it('is refused with a sentence for the field, and then as it was', async () => {
    const { headers } = await boss();
    await change(headers, { gstin: '27AAPFU0939F1ZV' });
    for (const [body, field] of [
      [{ gstin: '27AAPFU0939F1ZW', billing_address: 'New' }, 'gstin'],
      [{ state: 'Karnataka', billing_address: 'New' }, 'state'],
      [{ state: 'Bavaria' }, 'state'],
      [{ gstin: null, state: 'Orisa' }, 'state'],
      [{ billing_address: 'a'.repeat(501) }, 'billing_address'],
      [{ billing_address: 'a\u0007' }, 'billing_address'],
    ] as const) {
      const answer = await change(headers, body);
      expect(statusAndCode(answer)).toEqual([400, 'invalid_input']);
      expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
    }
    for (const body of [{}, { name: 'Another' }, { gstin: 7 }]) {
      expect((await change(headers, body)).statusCode).toBe(400);
    }
    expect((await read(headers)).json()).toMatchObject({
      gstin: '27AAPFU0939F1ZV',
      billing_address: null,
      state: 'Maharashtra',
    });
  });

  it.each(['employee', 'company_manager', 'client', 'staff'] as const)(
    'is not for %s',
    async (role) => {
      const { headers } = await createBuyer(test, { role });
      expect((await read(headers)).statusCode).toBe(403);
      expect((await change(headers, { state: 'Goa' })).statusCode).toBe(403);
    },
  );

  it('loses nothing when two fields are changed at once', async () => {
    const { headers } = await boss();
    await Promise.all([
      change(headers, { gstin: '27AAPFU0939F1ZV' }),
      change(headers, { billing_address: '4 Nariman Point' }),
    ]);
    expect((await read(headers)).json()).toMatchObject({
      gstin: '27AAPFU0939F1ZV',
      billing_address: '4 Nariman Point',
    });
  });
});

describe('invoices', () => {
  const textOf = (pdf: Buffer) =>
    readPdf(pdf)
      .flatMap((page) => page.texts)
      .join(' ');

  it('say what was known when they were issued, and the next one says what is known then', async () => {
    const { buyer, stalls } = await createConcert(test);
    const calls = createBookingCalls(test);
    const { headers } = await boss(buyer);
    const buy = async () => {
      const { id } = await calls.book(buyer.headers, stalls);
      await calls.payFor(buyer.headers, [id]);
      return id;
    };
    const invoice = async (id: number) =>
      (await calls.get(`/bookings/${id}/receipt/`, buyer.headers)).rawPayload;

    const before = await buy();
    const issued = await invoice(before);
    expect(textOf(issued)).toContain('GSTIN not given');
    expect(textOf(issued)).toContain('CGST 9%');

    const billing = { gstin: '29AAGCB7383J1Z4', billing_address: '8 Residency Road\nBengaluru' };
    expectStatus(200, await change(headers, billing));
    expect((await invoice(before)).equals(issued)).toBe(true);

    const next = textOf(await invoice(await buy()));
    for (const part of ['29AAGCB7383J1Z4', '8 Residency Road', 'Bengaluru', 'Karnataka (29)']) {
      expect(next).toContain(part);
    }
    // The event is in Maharashtra, whoever buys.
    expect(next).toContain('CGST 9%');
    expect(next).not.toContain('IGST');

    await change(headers, { gstin: '27AAPFU0939F1ZV' });
    const home = textOf(await invoice(await buy()));
    expect(home).toContain('Maharashtra (27)');
    expect(home).toContain('SGST 9%');
  });
});
