import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { AppleCertificates } from './walletAccounts';

interface Notification {
  token: string;
  topic: unknown;
  type: unknown;
  body: string;
  /** The subject's UID of the certificate that signed in. */
  signedInAs: unknown;
}

/** A fake of Apple's push service on loopback, with HTTP/2 and a certificate of the test. */
export async function startFakeApplePush({ loopback, wwdr }: AppleCertificates) {
  const notifications: Notification[] = [];
  /** Answers of tokens that are not known or not accepted. */
  const refusals = new Map<string, { status: number; reason: string }>();
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({
    key: loopback.key,
    cert: loopback.certificate,
    ca: wwdr.certificate,
    requestCert: true,
    rejectUnauthorized: true,
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    const token = String(headers[':path']).replace('/3/device/', '');
    const socket = stream.session?.socket as TLSSocket | undefined;
    const subject = socket?.getPeerCertificate().subject ?? {};
    let body = '';
    stream.setEncoding('utf8');
    stream.on('data', (part: string) => (body += part));
    stream.on('end', () => {
      notifications.push({
        token,
        topic: headers['apns-topic'],
        type: headers['apns-push-type'],
        body,
        signedInAs: Object.entries(subject).find(([name]) => name === 'UID')?.[1],
      });
      const refusal = refusals.get(token);
      stream.respond({ ':status': refusal?.status ?? 200 });
      stream.end(refusal && JSON.stringify({ reason: refusal.reason }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: { origin: `https://localhost:${port}`, ca: wwdr.certificate },
    notifications,
    refusals,
    connections: () => sessions.size,
    async close() {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
