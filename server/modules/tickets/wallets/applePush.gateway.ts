import { connect, constants, type ClientHttp2Session } from 'node:http2';
import type { AppleWallet } from '../../../config/walletSettings';
import { Reader } from '../../../lib/jsonReader';

/** Milliseconds for one notification, so that it ends within the lease of its job. */
const TIMEOUT = 10_000;
/** Milliseconds after which an unused connection is closed. Apple asks for connections that are kept. */
const IDLE = 60_000;

export interface PushAddress {
  origin: string;
  /** A certificate to trust instead of the system's; for tests. */
  ca?: string;
}

export const applePushAddress: PushAddress = { origin: 'https://api.push.apple.com' };

/** Apple's push service, which tells a device that a pass has changed. The certificate of the passes signs in. */
export function createApplePush(wallet: AppleWallet, { origin, ca }: PushAddress) {
  let session: ClientHttp2Session | undefined;

  function openSession(): ClientHttp2Session {
    if (session && !session.closed && !session.destroyed) return session;
    const opened = connect(origin, {
      cert: wallet.certificate,
      key: wallet.key,
      ...(ca !== undefined && { ca }),
    });
    opened.setTimeout(IDLE, () => opened.close());
    // Requests report the failure; without a listener the process would end.
    opened.on('error', () => opened.destroy());
    // The connection does not keep a stopping process alive.
    opened.unref();
    session = opened;
    return opened;
  }

  return {
    /**
     * @returns false when the device no longer has the token
     * @throws Error when Apple refuses the notification or does not answer
     */
    async notify(pushToken: string): Promise<boolean> {
      const { status, body } = await send(openSession(), {
        [constants.HTTP2_HEADER_METHOD]: 'POST',
        [constants.HTTP2_HEADER_PATH]: `/3/device/${pushToken}`,
        'apns-topic': wallet.passTypeId,
        'apns-push-type': 'background',
        'apns-priority': '5',
      });
      if (status === 200) return true;
      const reason = reasonOf(body);
      if (status === 410 || reason === 'BadDeviceToken') return false;
      throw new Error(`Apple's push service answered ${status}: ${reason}`);
    },

    close(): void {
      session?.close();
    },
  };
}

function send(session: ClientHttp2Session, headers: Record<string, string>) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = session.request(headers);
    let status = 0;
    let body = '';
    request.setEncoding('utf8');
    request.setTimeout(TIMEOUT, () => {
      // The connection may be dead without a sign, so the next notification opens another one.
      session.destroy();
      reject(new Error("Apple's push service does not answer."));
    });
    request.on('response', (answer) => {
      status = Number(answer[constants.HTTP2_HEADER_STATUS]);
    });
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('error', reject);
    request.on('close', () => {
      if (status === 0) reject(new Error("Apple's push service closed the connection."));
      else resolve({ status, body });
    });
    // The payload of a pass update is an empty object.
    request.end('{}');
  });
}

function reasonOf(body: string): string {
  try {
    return Reader.parse(body).at('reason').text ?? 'no reason';
  } catch {
    return 'no reason';
  }
}
