import { createHmac, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from './contract/types';
import type { Secrets } from './config/secrets';
import { createKnownDevices } from './modules/identity/auth/knownDevices.service';
import { createNetworkHash } from './modules/identity/networkHash.service';
import { createSandboxGateway } from './modules/payments/gateways/sandbox.gateway';
import { createAuthCalls, password } from './testing/authCalls';
import { createBookingCalls, expectStatus } from './testing/bookings';
import { buildTestApp, type TestApp } from './testing/buildTestApp';
import { signInSteward } from './testing/checkIn';
import { codeFor, resetTokenFor } from './testing/mails';
import { sellTickets } from './testing/paidBooking';
import { createUser } from './testing/people';
import { claimOf, createSeatWorld, guest } from './testing/seats';
import { createSignupCalls } from './testing/signup';

type Server = Pick<TestApp, 'app' | 'db' | 'secrets' | 'config'>;

const nextJwtSecret = 'the-next-secret-the-next-secret-the-next';
const nextTicketKey = generateKeyPairSync('ed25519');

// One database and a server for each step of docs/operations.md#rotating-keys.
/** Before the rotation: knows the former keys alone. */
let first: TestApp;
/** Signs with the former keys and accepts the next ones. */
let informed: Server;
/** Signs with the next keys and accepts the former ones. */
let rotated: Server;
/** Has dropped the former keys. */
let last: Server;
const beside: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  first = await buildTestApp();
  const { jwtSecret, ticketKey } = first.secrets;
  const next = { jwtSecret: nextJwtSecret, ticketKey: nextTicketKey };
  const start = async (secrets: Secrets) => {
    const server = await first.startBeside(secrets);
    beside.push(server);
    return server;
  };
  informed = await start({
    ...first.secrets,
    acceptedJwtSecrets: [nextJwtSecret],
    acceptedTicketKeys: [nextTicketKey],
  });
  rotated = await start({
    ...next,
    acceptedJwtSecrets: [jwtSecret],
    acceptedTicketKeys: [ticketKey],
  });
  last = await start({ ...next, acceptedJwtSecrets: [], acceptedTicketKeys: [] });
  for (const username of ['asha', 'ravi']) await createUser(first, { username, password });
}, 30_000);
afterAll(async () => {
  for (const server of beside) await server.close();
  await first.close();
});

describe('sessions', () => {
  const verify = async (server: Server, token: string) => {
    const answer = await createAuthCalls(server).verify(token);
    return answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().code];
  };
  const refused = [401, 'invalid_token'];

  it('that began before go on, also once the former secret is dropped', async () => {
    const session = await createAuthCalls(first).signIn('asha');
    expect(await verify(informed, session.access_token)).toBe(200);
    expect(await verify(rotated, session.access_token)).toBe(200);
    expect(await verify(last, session.access_token)).toEqual(refused);
    const renewed = await createAuthCalls(last).refreshOk(session.refresh_token);
    expect(await verify(last, renewed.access_token)).toBe(200);
    expect(await verify(rotated, renewed.access_token)).toBe(200);
    expect(await verify(informed, renewed.access_token)).toBe(200);
    // The reason why every server has to know the next secret before one signs with it.
    expect(await verify(first, renewed.access_token)).toEqual(refused);
  });

  it('refreshed at two servers that sign with different secrets get one and the same pair', async () => {
    for (const order of [
      [informed, rotated],
      [rotated, informed],
    ] as const) {
      const { refresh_token: token } = await createAuthCalls(first).signIn('asha');
      const servers = [...order, ...order, ...order];
      const [one] = order;
      const pair = await createAuthCalls(one).refreshOk(token);
      const pairs = await Promise.all(
        servers.map((server) => createAuthCalls(server).refreshOk(token)),
      );
      expect(new Set(pairs.map((each) => JSON.stringify(each)))).toEqual(
        new Set([JSON.stringify(pair)]),
      );
      for (const server of order) expect(await verify(server, pair.access_token)).toBe(200);
      expect((await createAuthCalls(order[1]).refresh(pair.refresh_token)).statusCode).toBe(200);
    }
  });

  it('do not begin with a forged key id', async () => {
    const own = (await createAuthCalls(rotated).signIn('ravi')).access_token;
    const former = (await createAuthCalls(first).signIn('ravi')).access_token;
    const [ownHead, ownBody, ownSignature] = own.split('.');
    const [formerHead] = former.split('.');
    const forged = [`${formerHead}.${ownBody}.${ownSignature}`];
    const resigned = (kid: string, secret: string) => {
      const head = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT', kid }));
      const text = `${head.toString('base64url')}.${ownBody}`;
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
    };
    const kid = (head = '') => JSON.parse(Buffer.from(head, 'base64url').toString()).kid as string;
    expect(await verify(rotated, resigned(kid(ownHead), nextJwtSecret))).toBe(200);
    forged.push(
      resigned(kid(formerHead), nextJwtSecret),
      resigned(kid(ownHead), first.secrets.jwtSecret),
    );
    forged.push(resigned('unknown', nextJwtSecret), resigned('', nextJwtSecret));
    for (const token of forged) expect(await verify(rotated, token)).toEqual(refused);
  });

  it('begin with a code or a link of a mail that was sent before', async () => {
    await createSignupCalls(first).request({ email: 'mira@northwind.example' });
    const code = await codeFor(first, 'mira@northwind.example');
    const dropped = await createSignupCalls(last).verify('mira@northwind.example', code);
    expect(dropped.json()).toMatchObject({ code: 'invalid_otp' });
    const joined = await createSignupCalls(rotated).verify('mira@northwind.example', code);
    expect([joined.statusCode, joined.json().code]).toEqual([201, undefined]);

    await createSignupCalls(first).requestReset('mira@northwind.example');
    const token = await resetTokenFor(first, 'mira@northwind.example');
    const reset = await createSignupCalls(last).resetByLink(token, 'A new one, 42 birds');
    expect(reset.statusCode).toBe(200);
  });

  it('come from a network that is still known', async () => {
    const { id } = await createUser(first, {});
    const client = { address: '198.51.100.7', device: undefined, userAgent: undefined };
    const at = ({ db, secrets, config }: Server) =>
      createKnownDevices({ db, config, clock: Date, networkHash: createNetworkHash(secrets) });
    await at(first).remember(id, client);
    expect((await at(rotated).recognise(id, client)).knowsNetwork).toBe(true);
    expect((await at(last).recognise(id, client)).knowsNetwork).toBe(false);
  });
});

describe('tickets', () => {
  const show = async (server: Server, id: number, headers: Record<string, string>) =>
    (await createBookingCalls(server).read(headers, id)).tickets.map((ticket) => ticket.qr_code);
  const checkIn = async (server: Server, code: string | null | undefined) => {
    const body = { code: code ?? '' };
    const headers = await signInSteward(server);
    const made = await createBookingCalls(server).call('POST', '/tickets/check-in/', headers, body);
    return expectStatus(200, made).json<Schemas['CheckIn']>().result;
  };

  it('issued before are let in after it, once, with either code', async () => {
    const { id, buyer } = await sellTickets(first, 2);
    const before = await show(first, id, buyer.headers);
    expect(await show(informed, id, buyer.headers)).toEqual(before);
    const after = await show(rotated, id, buyer.headers);
    expect(after).not.toEqual(before);
    expect(await checkIn(last, before[0])).toBe('forged');
    expect(await checkIn(first, after[0])).toBe('forged');
    expect(await checkIn(rotated, before[0])).toBe('accepted');
    expect(await checkIn(rotated, after[0])).toBe('already_used');
    expect(await checkIn(informed, after[1])).toBe('accepted');
    expect(await checkIn(rotated, before[1])).toBe('already_used');
  });

  it('are checked without a network with each key that is published', async () => {
    const keys = async (server: Server) => {
      const answer = await server.app.inject({ url: '/api/tickets/verify-key/' });
      const { public_key: current, further_public_keys: others } =
        answer.json<Schemas['VerifyKey']>();
      return [current, others];
    };
    const [former] = await keys(first);
    const [next] = await keys(last);
    expect(await keys(informed)).toEqual([former, [next]]);
    expect(await keys(rotated)).toEqual([next, [former]]);
    expect(await keys(last)).toEqual([next, []]);
  });

  it('have links that work after it', async () => {
    const { id, buyer, calls } = await sellTickets(first, 1);
    const [ticket] = (await calls.read(buyer.headers, id)).tickets;
    const linkAt = async (server: Server) => {
      const { call } = createBookingCalls(server);
      const answer = await call('POST', `/tickets/${ticket?.id}/link/`, buyer.headers);
      return expectStatus(200, answer).json<Schemas['TicketLink']>().token;
    };
    const visit = async (server: Server, token: string) =>
      (await server.app.inject({ url: `/api/shared-tickets/${token}/` })).statusCode;
    const [former, next] = [await linkAt(first), await linkAt(rotated)];
    expect(next).not.toBe(former);
    expect(await visit(rotated, former)).toBe(200);
    expect(await visit(informed, next)).toBe(200);
    expect(await visit(last, former)).toBe(404);
    expect(await visit(rotated, `${former.slice(0, -1)}${former.endsWith('A') ? 'B' : 'A'}`)).toBe(
      404,
    );
  });

  it('that colleagues are offered can be claimed and given back by the links of before', async () => {
    const world = createSeatWorld(first);
    const { asha, id } = await world.paid(3);
    const { token } = await world.seats.open(asha.headers, id, { audience: 'anybody' });
    const at = (server: Server) => createBookingCalls(server);
    const claim = claimOf(
      await at(rotated).call(
        'POST',
        `/seats/${token}/claim/`,
        {},
        {
          ...guest('Devika Nair'),
          consent: true,
        },
      ),
    );
    expect(claim.claim_token).toBeTruthy();
    const early = claimOf(await world.seats.claimAsGuest(token, 'Rohan Iyer'));
    for (const [server, status] of [
      [rotated, 200],
      [last, 404],
    ] as const) {
      const answer = await at(server).get(`/seat-claims/${early.claim_token}/`, {});
      expect(answer.statusCode).toBe(status);
    }
    expect((await at(last).get(`/seats/${token}/`, {})).statusCode).toBe(404);
    await world.workers.pdfWorker.close();
  });
});

it('an event of the sandbox is accepted with each known secret', () => {
  const at = ({ db, config, secrets }: Server) =>
    createSandboxGateway({ db, config, secrets, now: Date.now });
  const { body, headers } = at(first).sign('{"id":"sbxevt_1","kind":"closed"}');
  expect(at(rotated).verifyWebhook(Buffer.from(body), headers)).toMatchObject({ id: 'sbxevt_1' });
  expect(() => at(last).verifyWebhook(Buffer.from(body), headers)).toThrow('signature');
});
