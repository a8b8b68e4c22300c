import type { TestApp } from './buildTestApp';

type Db = Pick<TestApp, 'db'>;

/** The mails queued for an address, oldest first. */
export const mailsTo = ({ db }: Db, recipient: string) =>
  db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute();

/** The newest one-time code in the mails to an address. */
export async function codeFor(test: Db, recipient: string): Promise<string> {
  const codes = (await mailsTo(test, recipient)).flatMap(
    ({ text }) => /^ {4}(\d{6})$/m.exec(text)?.[1] ?? [],
  );
  const code = codes.at(-1);
  if (code === undefined) throw new Error(`No code was mailed to ${recipient}.`);
  return code;
}

/** The token of the newest reset link in the mails to an address. */
export async function resetTokenFor(test: Db, recipient: string): Promise<string> {
  const tokens = (await mailsTo(test, recipient)).flatMap(
    ({ text }) => /#token=([\w-]+)/.exec(text)?.[1] ?? [],
  );
  const token = tokens.at(-1);
  if (token === undefined) throw new Error(`No reset link was mailed to ${recipient}.`);
  return token;
}

/** A wrong code of six digits. */
export const wrongCode = (code: string): string =>
  code.replace(/.$/, (digit) => `${9 - Number(digit)}`);
