import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readText } from '../../../lib/personalText';
import { openEmbedded } from '../../../db/client';
import { bundleOf } from '../../../testing/programs';
import { createTestFolder, type TestFolder } from '../../../testing/testDatabase';
import { verifyPassword } from '../auth/passwords.service';

const root = path.resolve(import.meta.dirname, '../../../..');
const password = 'correct-horse-battery';
let folder: TestFolder;
let bundle: string;
beforeAll(async () => {
  bundle = await bundleOf('admin');
  folder = await createTestFolder();
}, 60_000);
afterAll(() => folder.remove());

/** As `npm run admin` starts it. */
const fromSources = ['--import', 'tsx', 'scripts/admin.ts'];

/**
 * Runs the script on the embedded database.
 * @param input what standard input holds
 */
function admin(
  args: readonly string[],
  env: Record<string, string> = {},
  input = '',
  program: readonly string[] = [bundle],
) {
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder.dataDir, ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  child.stdin.end(input);
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  );
}

async function inDatabase<T>(
  work: (db: Awaited<ReturnType<typeof openEmbedded>>['db']) => Promise<T>,
): Promise<T> {
  const database = await openEmbedded({ folder: path.join(folder.dataDir, 'db') });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

const personNamed = (username: string) =>
  inDatabase((db) =>
    db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow(),
  );

const names = ['--first-name', 'Meera', '--last-name', 'Nair'];

describe('npm run admin', () => {
  it('creates the first super admin with a password from the environment', async () => {
    const args = ['create', '--email', 'Meera@acme.com', '--username', 'meera', ...names];
    const made = await admin(args, { ADMIN_PASSWORD: password }, '', fromSources);
    expect(made).toEqual({ code: 0, output: 'meera can sign in as super_admin.\n' });
    const person = await personNamed('meera');
    expect(person).toMatchObject({
      email: 'meera@acme.com',
      role: 'super_admin',
      company_id: null,
      is_active: true,
    });
    expect(await verifyPassword(person.password_hash ?? '', password)).toBe(true);
  }, 60_000);

  it('takes a password from standard input, and makes the username', async () => {
    const args = ['create', '--email', 'sam.rao@acme.com', '--role', 'staff', ...names];
    expect(await admin(args, {}, `${password}\n`)).toEqual({
      code: 0,
      output: 'sam.rao can sign in as staff.\n',
    });
  }, 60_000);

  it('refuses in a sentence, and takes no password as an argument', async () => {
    const again = ['create', '--email', 'meera@acme.com', ...names];
    expect(await admin(again, { ADMIN_PASSWORD: password })).toEqual({
      code: 1,
      output: 'meera@acme.com has an account already.\n',
    });
    expect(await admin(['create', '--email', 'a@acme.com', ...names], {}, 'short\n')).toEqual({
      code: 1,
      output: 'A password has 8 to 128 characters.\n',
    });
    const open = await admin([...again, '--password', password]);
    expect(open.code).toBe(1);
    expect(open.output).toContain("Unknown option '--password'");
    const employee = ['create', '--email', 'b@acme.com', '--role', 'employee', ...names];
    expect((await admin(employee, { ADMIN_PASSWORD: password })).output).toBe(
      'There is no company of acme.com: its first person signs up on the page.\n',
    );
  }, 60_000);

  it('sets a new password and ends the sessions', async () => {
    const { id } = await personNamed('meera');
    await inDatabase((db) =>
      db
        .insertInto('sessions')
        .values({
          id: '0b8f2f0e-6c1b-4d39-9a3f-0c5f7c1d2e3f',
          user_id: id,
          expires_at: new Date(Date.now() + 3_600_000),
        })
        .execute(),
    );
    const other = 'another-horse-battery';
    const done = await admin(['reset-password', 'MEERA@acme.com'], { ADMIN_PASSWORD: other });
    expect(done).toEqual({
      code: 0,
      output: 'meera has a new password; all of their sessions have ended.\n',
    });
    expect(await verifyPassword((await personNamed('meera')).password_hash ?? '', other)).toBe(
      true,
    );
    const sessions = await inDatabase((db) => db.selectFrom('sessions').selectAll().execute());
    expect(sessions).toEqual([expect.objectContaining({ end_reason: 'password_reset' })]);
  }, 60_000);

  it('deactivates and lists', async () => {
    expect((await admin(['deactivate', 'sam.rao'])).code).toBe(0);
    expect(await admin(['list'])).toEqual({
      code: 0,
      output:
        'meera  super_admin  meera@acme.com  platform\n' +
        'sam.rao  staff  sam.rao@acme.com  platform  deactivated\n',
    });
    expect(await admin(['deactivate', 'nobody'])).toEqual({
      code: 1,
      output: 'Nobody has the username or e-mail "nobody".\n',
    });
  }, 60_000);

  it('is in the audit, with the command line as who did it, and without a password', async () => {
    const entries = await inDatabase((db) =>
      db.selectFrom('audit_entries').selectAll().orderBy('id').execute(),
    );
    expect(
      entries.map(
        ({ person_name: name, people, summary }) => `${name} ${readText(people, summary)}`,
      ),
    ).toEqual([
      'Command line made an account for Meera Nair as Super Admin',
      'Command line made an account for Meera Nair as Staff',
      'Command line set a new password for Meera Nair',
      'Command line closed the account of Meera Nair',
    ]);
    for (const entry of entries) expect(entry).toMatchObject({ person_id: null, network: null });
    expect(JSON.stringify(entries)).not.toMatch(/horse|argon2/);
  }, 60_000);
});
