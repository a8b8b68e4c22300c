import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config';
import { singleLine } from '../lib/text';
import type { MailRow } from './mail.repository';
import type { PrintedAttachment } from '../modules/messaging/attachments/attachments.service';

/** A mail with its papers printed. */
export type ReadyMail = Omit<MailRow, 'attachments'> & {
  attachments: readonly PrintedAttachment[];
};

/** How mails leave; `deliver` throws when one does not. */
export interface MailTransport {
  deliver(mail: ReadyMail): Promise<void>;
  close(): void;
}

/** By SMTP where SMTP_URL is set, else as files in DATA_DIR/outbox (D5). */
export function openTransport(
  config: Pick<Config, 'smtpUrl' | 'dataDir' | 'supportEmail' | 'publicUrl'>,
): MailTransport {
  return config.smtpUrl === undefined
    ? fileTransport(path.join(config.dataDir, 'outbox'), config)
    : smtpTransport(config.smtpUrl, config);
}

/**
 * Whether the mail server has said that it will never take this mail: a 5xx on its address or its
 * words. What it says of the connection, the password or the sender is for the operator to put right,
 * and everything else may pass, so those mails wait.
 */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'permanent' in error &&
  error.permanent === true &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA');

type Sender = Pick<Config, 'supportEmail' | 'publicUrl'>;

/** Milliseconds. Together well below the time for which the sender keeps a mail to itself. */
const SMTP_TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
};

function smtpTransport(url: string, sender: Sender): MailTransport {
  const transporter = createTransport({ url, pool: true, maxConnections: 3, ...SMTP_TIMEOUTS });
  return {
    deliver: async (mail) => {
      await transporter.sendMail(messageOf(mail, sender));
    },
    close: () => transporter.close(),
  };
}

/** Each mail becomes `<id>-<kind>.eml`, whole or not at all, for the owner's eyes: it may hold a code. */
function fileTransport(folder: string, sender: Sender): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(mail) {
      const { message } = await composer.sendMail(messageOf(mail, sender));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${mail.id}-${mail.kind}.eml`);
      const beside = `${file}.${process.pid}.part`;
      const handle = await open(beside, 'w', 0o600);
      try {
        await handle.writeFile(message);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(beside, file);
    },
    close: () => composer.close(),
  };
}

/**
 * Addresses go in as objects, so that none is read as a list, and every header is one line. The
 * Message-ID is the mail's own, so that one that was sent twice is known for what it is.
 */
function messageOf(mail: ReadyMail, { supportEmail, publicUrl }: Sender) {
  const address = (text: string) => ({ name: '', address: singleLine(text) });
  const headers = Object.entries(mail.headers).map(([key, value]) => ({
    key: singleLine(key),
    value: singleLine(value),
  }));
  return {
    from: { name: 'Foyer', address: supportEmail },
    to: address(mail.recipient),
    ...(mail.reply_to !== null && { replyTo: address(mail.reply_to) }),
    subject: singleLine(mail.subject),
    text: mail.text,
    html: mail.html,
    date: mail.queued_at,
    messageId: `<mail-${mail.id}-${mail.queued_at.getTime()}@${new URL(publicUrl).hostname}>`,
    headers: [{ key: 'Auto-Submitted', value: 'auto-generated' }, ...headers],
    attachments: mail.attachments.map((file) => ({ ...file })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
