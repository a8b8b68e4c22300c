import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Foyer } from '../../scripts/lib/foyer.mjs';
import { expect } from './server';

/** The mails to an address, oldest first, as the server writes them without SMTP_URL. */
async function mailsTo({ dataDir }: Foyer, email: string): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.eml'))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  const mails = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`\r\nTo: ${email}\r\n`));
}

/** Waits for a mail with this subject to the address; returns the code in it. */
export async function readCode(foyer: Foyer, email: string, subject: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(foyer, email);
        const last = mails.filter((mail) => mail.includes(`\r\nSubject: ${subject}\r\n`)).at(-1);
        code = /^\s*(\d{6})\s*$/m.exec(last ?? '')?.[1];
        return code;
      },
      { intervals: [50] },
    )
    .toBeDefined();
  return code ?? '';
}

/** Long subjects are folded, and words of other letters encoded (RFC 2047). */
function subjectOf(mail: string): string {
  const [, folded = ''] = /\r\nSubject: (.*(?:\r\n[ \t].*)*)/.exec(mail) ?? [];
  return folded
    .replace(/\?=\r\n[ \t]=\?/g, '?==?')
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
    );
}

/** Waits for a mail to the address whose subject begins so; returns the whole mail. */
export async function readMail(foyer: Foyer, email: string, subject: string): Promise<string> {
  const find = async () =>
    (await mailsTo(foyer, email)).find((mail) => subjectOf(mail).startsWith(subject));
  await expect.poll(find, { intervals: [50], message: `a mail “${subject}…”` }).toBeDefined();
  return (await find()) ?? '';
}
