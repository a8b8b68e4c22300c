import { createHash, verify, X509Certificate } from 'node:crypto';
import { unzipSync } from 'fflate';
import { readConfig } from '../../../config/config';
import type { Schemas } from '../../../contract/types';
import { buildTestApp } from '../../../testing/buildTestApp';
import { createConcert, createBookingCalls, expectStatus } from '../../../testing/bookings';
import { derOid, elementAt, elementsOf, tags } from '../../../testing/der';
import { startFakeApplePush } from '../../../testing/fakeApplePush';
import { startFakeGoogleWallet } from '../../../testing/fakeGoogleWallet';
import { runDueJobs } from '../../../testing/organizer';
import { createBackgroundWorkers } from '../../../testing/payments';
import {
  appleVariables,
  makeAppleCertificates,
  makeGoogleAccount,
  type AppleCertificates,
} from '../../../testing/walletAccounts';
import type { ApplePass } from './applePass.rules';

const PUBLIC_URL = 'https://tickets.acme.example';

/** The app with both wallets, whose services are fakes on loopback. */
export async function buildWalletApp() {
  const certificates = makeAppleCertificates();
  const account = makeGoogleAccount();
  const push = await startFakeApplePush(certificates);
  const google = await startFakeGoogleWallet(account);
  const { appleWallet, googleWallet } = readConfig({
    ...appleVariables(certificates),
    ...account.variables,
  });
  const walletAddresses = { apple: push.address, google: google.addresses };
  const config = { appleWallet, googleWallet, publicUrl: PUBLIC_URL };
  const test = await buildTestApp({ config, walletAddresses });
  const workers = createBackgroundWorkers(test, undefined, walletAddresses);
  const calls = createBookingCalls(test);
  const runJobs = () => runDueJobs(test, workers);

  return {
    test,
    calls,
    certificates,
    account,
    push,
    google,
    passUpdates: workers.passUpdates,
    runJobs,

    /** A paid booking of two seats, the first of them Devika's. */
    async sell() {
      const { buyer, stalls } = await createConcert(test);
      const { id } = await calls.book(buyer.headers, stalls, 2);
      await calls.payFor(buyer.headers, [id]);
      const attendees = [{ name: 'Devika Nair', email: 'devika@guests.example' }];
      await calls.call('POST', `/bookings/${id}/attendees/`, buyer.headers, { attendees });
      const booking = await calls.read(buyer.headers, id);
      const [ticket] = booking.tickets;
      if (!ticket) throw new Error('The booking has no ticket.');
      await runJobs();
      return { buyer, booking, ticket, event: stalls.event_id };
    },

    /** The token of a ticket's link. */
    async share(ticket: { id: number }, headers: Record<string, string>): Promise<string> {
      const answer = await calls.call('POST', `/tickets/${ticket.id}/link/`, headers);
      return expectStatus(200, answer).json<Schemas['TicketLink']>().token;
    },

    async close() {
      workers.passUpdates.close();
      await test.close();
      await push.close();
      await google.close();
    },
  };
}

export type WalletApp = Awaited<ReturnType<typeof buildWalletApp>>;

/** The content of a `.pkpass`. @throws Error unless its manifest and its signature are right */
export function openPass(file: Buffer, { wwdr }: AppleCertificates) {
  const files = unzipSync(file);
  const { signature, 'manifest.json': manifest, ...content } = files;
  if (!signature || !manifest) throw new Error('The pass is not signed.');
  const hashes = Object.fromEntries(
    Object.entries(content).map(([name, bytes]) => [
      name,
      createHash('sha1').update(bytes).digest('hex'),
    ]),
  );
  const listed = JSON.parse(Buffer.from(manifest).toString()) as Record<string, string>;
  if (
    JSON.stringify(Object.entries(listed).sort()) !== JSON.stringify(Object.entries(hashes).sort())
  )
    throw new Error('The manifest does not fit the files.');
  verifySignature({ signature, manifest, authority: wwdr.certificate });
  const json = JSON.parse(Buffer.from(content['pass.json'] ?? []).toString()) as ApplePass;
  return { json, names: Object.keys(files).sort(), content };
}

interface Signed {
  signature: Uint8Array;
  manifest: Uint8Array;
  authority: string;
}

/** Digests of signatures by their OID. */
const digests: Readonly<Record<string, string>> = {
  [derOid('1.3.14.3.2.26').toString('hex')]: 'sha1',
  [derOid('2.16.840.1.101.3.4.2.1').toString('hex')]: 'sha256',
};
const MESSAGE_DIGEST = derOid('1.2.840.113549.1.9.4');

/** A detached PKCS#7 signature (RFC 5652) whose certificate the authority has issued. @throws Error */
function verifySignature({ signature, manifest, authority }: Signed): void {
  const signedData = elementAt(Buffer.from(signature), 0, 1, 0).body;
  const issuer = new X509Certificate(authority);
  const certificates = elementsOf(elementAt(signedData, 3).body).map(
    ({ whole }) => new X509Certificate(whole),
  );
  const [, named, algorithm, signed, , bytes] = elementsOf(elementAt(signedData, -1, 0).body);
  if (!named || !algorithm || !signed || !bytes) throw new Error('The signature has no signer.');
  const serial = elementAt(named.body, 1).body.toString('hex').toUpperCase();
  const signer = certificates.find(({ serialNumber }) => serialNumber === serial);
  if (!signer?.checkIssued(issuer) || !signer.verify(issuer.publicKey)) {
    throw new Error('The signer has another issuer.');
  }
  const digest = digests[elementAt(algorithm.body, 0).whole.toString('hex')] ?? '';
  // What is signed are the attributes as a SET; in the file they have a tag of their own.
  const attributes = Buffer.concat([Buffer.of(tags.set), signed.whole.subarray(1)]);
  if (!verify(digest, attributes, signer.publicKey, bytes.body)) {
    throw new Error('The signature is wrong.');
  }
  const stated = elementsOf(signed.body).find(({ body }) =>
    elementAt(body, 0).whole.equals(MESSAGE_DIGEST),
  );
  const hash = createHash(digest).update(manifest).digest();
  if (!stated || !elementAt(stated.body, 1, 0).body.equals(hash)) {
    throw new Error('Another manifest was signed.');
  }
}
