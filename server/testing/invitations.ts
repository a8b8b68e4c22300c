import { createHash, randomBytes } from 'node:crypto';
import type { TestApp } from './buildTestApp';
import { mailsTo } from './mails';
import type { TestCompany, TestUser } from './people';

export interface TestInvitation {
  id: number;
  token: string;
}

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** An open invitation, written directly to the database. */
export async function createInvitation(
  { db }: Pick<TestApp, 'db'>,
  values: { company: TestCompany; email: string; invitedBy: Pick<TestUser, 'id'> },
): Promise<TestInvitation> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  const { id } = await db
    .insertInto('invitations')
    .values({
      company_id: values.company.id,
      email: values.email,
      role: 'employee',
      token_hash: createHash('sha256').update(token).digest('base64url'),
      invited_by: values.invitedBy.id,
      created_at: new Date(now),
      sent_at: new Date(now),
      expires_at: new Date(now + WEEK_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** The token in the newest invitation mail to an address. */
export async function invitationTokenFor(
  test: Pick<TestApp, 'db'>,
  recipient: string,
): Promise<string> {
  const mails = await mailsTo(test, recipient);
  const token = mails.flatMap(({ text }) => /\/invitation\/([\w-]+)/.exec(text)?.[1] ?? []).at(-1);
  if (token === undefined) throw new Error(`No invitation was mailed to ${recipient}.`);
  return token;
}
