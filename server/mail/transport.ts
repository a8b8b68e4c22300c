import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config';
import { singleLine } from '../lib/text';
import type { MailRow } from './mail.repository';
import { isUrgent } from './mailKinds.rules';

/** An attachment of a mail. */
export interface RenderedAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** A mail with its attachments rendered. */
export type RenderedMail = Omit<MailRow, 'attachments'> & {
  attachments: readonly RenderedAttachment[];
};

/** How mails are delivered; `deliver` throws when that fails. */
export interface MailTransport {
  deliver(mail: RenderedMail): Promise<void>;
  close(): void;
}

/** By SMTP where SMTP_URL is set, else as files in DATA_DIR/outbox (D5). */
export function openTransport(
  config: Pick<Config, 'smtpUrl' | 'dataDir' | 'mailFrom' | 'publicUrl'>,
): MailTransport {
  return config.smtpUrl === undefined
    ? fileTransport(path.join(config.dataDir, 'outbox'), config)
    : smtpTransport(config.smtpUrl, config);
}

/**
 * Whether the mail server will never accept this mail: it answered 5xx to the address or to the
 * content. Errors of the connection, the password or the sender are for the operator to fix, and all
 * others may be temporary, so those mails are tried again.
 */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'permanent' in error &&
  error.permanent === true &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA');

type Sender = Pick<Config, 'mailFrom' | 'publicUrl'>;

/** Milliseconds. Together well below the time for which the sender leases a mail. */
const SMTP_TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Connections of a process to the mail server for urgent mails, and the same number for all others. */
export const URGENT_CONNECTIONS = 3;

/** Urgent mails have separate connections, because all others may wait for a slow mail server. */
function smtpTransport(url: string, sender: Sender): MailTransport {
  const connect = () =>
    createTransport({ url, pool: true, maxConnections: URGENT_CONNECTIONS, ...SMTP_TIMEOUTS });
  const [urgent, others] = [connect(), connect()];
  return {
    deliver: async (mail) => {
      await (isUrgent(mail.kind) ? urgent : others).sendMail(toMessage(mail, sender));
    },
    close: () => {
      urgent.close();
      others.close();
    },
  };
}

/**
 * Each mail becomes `<id>-<kind>.eml`. It is renamed into place, so that no partial file is ever seen,
 * and only its owner may read it, because it may contain a one-time code.
 */
function fileTransport(folder: string, sender: Sender): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(mail) {
      const { message } = await composer.sendMail(toMessage(mail, sender));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${mail.id}-${mail.kind}.eml`);
      const partial = `${file}.${process.pid}.part`;
      const handle = await open(partial, 'w', 0o600);
      try {
        await handle.writeFile(message);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(partial, file);
    },
    close: () => composer.close(),
  };
}

/**
 * Addresses are passed as objects, so that none is parsed as a list, and every header is one line. The
 * Message-ID is derived from the row, so that a mail that is sent twice has the same one.
 */
function toMessage(mail: RenderedMail, { mailFrom, publicUrl }: Sender) {
  const address = (text: string) => ({ name: '', address: singleLine(text) });
  const headers = Object.entries(mail.headers).map(([key, value]) => ({
    key: singleLine(key),
    value: singleLine(value),
  }));
  return {
    from: mailFrom,
    to: address(mail.recipient),
    ...(mail.reply_to !== null && { replyTo: address(mail.reply_to) }),
    subject: singleLine(mail.subject),
    text: mail.text,
    html: mail.html,
    date: mail.queued_at,
    messageId: `<mail-${mail.id}-${mail.queued_at.getTime()}@${new URL(publicUrl).hostname}>`,
    headers: [{ key: 'Auto-Submitted', value: 'auto-generated' }, ...headers],
    attachments: mail.attachments.map((file) => ({
      ...file,
      filename: safeFileName(file.filename),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Characters. */
const MAX_FILE_NAME_LENGTH = 100;

/**
 * The name of an attachment that is safe in headers and file systems: no path, no leading dot, no control or reserved
 * characters.
 */
export function safeFileName(name: string): string {
  const last = singleLine(name).split(/[\\/]/).at(-1) ?? '';
  const safe = last.replace(/[:*?"<>|;]/g, '-').replace(/^[.\s-]+/, '');
  const dot = safe.lastIndexOf('.');
  const extension = dot > 0 ? safe.slice(dot, dot + 10) : '';
  const stem = [...safe.slice(0, dot > 0 ? dot : undefined)].slice(
    0,
    MAX_FILE_NAME_LENGTH - extension.length,
  );
  return `${stem.join('').trim() || 'attachment'}${extension}`;
}
