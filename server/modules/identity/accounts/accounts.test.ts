import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemClock } from '../../../lib/clock';
import { readText } from '../../../lib/personalText';
import {
  createEmbeddedScriptDatabase,
  createScriptDatabase,
  runScript,
  runScriptFromSources,
  type ScriptDatabase,
} from '../../../testing/scripts';
import { verifyPassword } from '../auth/passwords.service';
import { createAccountsService } from './accounts.service';

const password = 'correct-horse-battery';
let database: ScriptDatabase;
beforeAll(async () => {
  database = await createScriptDatabase();
  await database.use((db) =>
    createAccountsService({ db, clock: systemClock }).create({
      email: 'meera@acme.com',
      username: 'meera',
      role: 'super_admin',
      firstName: 'Meera',
      lastName: 'Nair',
      password,
    }),
  );
});
afterAll(() => database.remove());

const admin = (args: readonly string[], env: Record<string, string> = {}, input = '') =>
  runScript('admin', { args, env: { ...database.env, ...env }, input });

const findPerson = ({ use }: ScriptDatabase, username: string) =>
  use((db) =>
    db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow(),
  );

const names = ['--first-name', 'Meera', '--last-name', 'Nair'];

describe('npm run admin', () => {
  it('runs from its sources, and creates the first super admin on the embedded database', async () => {
    const embedded = await createEmbeddedScriptDatabase();
    try {
      const args = ['create', '--email', 'Meera@acme.com', '--username', 'meera', ...names];
      const env = { ...embedded.env, ADMIN_PASSWORD: password };
      expect(await runScriptFromSources('scripts/admin.ts', { args, env })).toEqual({
        code: 0,
        output: 'meera can sign in as super_admin.\n',
      });
      const person = await findPerson(embedded, 'meera');
      expect(person).toMatchObject({
        email: 'meera@acme.com',
        role: 'super_admin',
        company_id: null,
        is_active: true,
      });
      expect(await verifyPassword(person.password_hash ?? '', password)).toBe(true);
    } finally {
      await embedded.remove();
    }
  });

  it('takes a password from standard input, and makes the username', async () => {
    const args = ['create', '--email', 'sam.rao@acme.com', '--role', 'staff', ...names];
    expect(await admin(args, {}, `${password}\n`)).toEqual({
      code: 0,
      output: 'sam.rao can sign in as staff.\n',
    });
  });

  it('refuses in a sentence, and takes no password as an argument', async () => {
    const again = ['create', '--email', 'meera@acme.com', ...names];
    expect(await admin(again, { ADMIN_PASSWORD: password })).toEqual({
      code: 1,
      output: 'meera@acme.com has an account already.\n',
    });
    const open = await admin([...again, '--password', password]);
    expect(open.code).toBe(1);
    expect(open.output).toContain("Unknown option '--password'");
  });

  it('has the same rules as the pages', () =>
    database.use(async (db) => {
      const accounts = createAccountsService({ db, clock: systemClock });
      const made = (email: string, role: 'staff' | 'employee', secret: string) =>
        accounts.create({
          email,
          role,
          firstName: 'Meera',
          lastName: 'Nair',
          username: undefined,
          password: secret,
        });
      await expect(made('a@acme.com', 'staff', 'short')).rejects.toThrow(
        'A password has 8 to 128 characters.',
      );
      await expect(made('b@acme.com', 'employee', password)).rejects.toThrow(
        'There is no company of acme.com: its first person signs up on the page.',
      );
      await expect(accounts.deactivate('nobody')).rejects.toThrow(
        'Nobody has the username or email "nobody".',
      );
    }));

  it('sets a new password and ends the sessions', async () => {
    const { id } = await findPerson(database, 'meera');
    await database.use((db) =>
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
    expect(
      await verifyPassword((await findPerson(database, 'meera')).password_hash ?? '', other),
    ).toBe(true);
    const sessions = await database.use((db) => db.selectFrom('sessions').selectAll().execute());
    expect(sessions).toEqual([expect.objectContaining({ end_reason: 'password_reset' })]);
  });

  it('removes second factors that were lost', async () => {
    const { id } = await findPerson(database, 'meera');
    await database.use((db) =>
      db
        .insertInto('passkeys')
        .values({ id: 'k', user_id: id, name: '', public_key: '' })
        .execute(),
    );
    const done = await admin(['remove-second-factors', 'meera']);
    expect(done).toEqual({
      code: 0,
      output: 'meera has no second factor; all of their sessions have ended.\n',
    });
    const left = await database.use((db) => db.selectFrom('passkeys').selectAll().execute());
    expect(left).toEqual([]);
  });

  it('deactivates and lists', async () => {
    expect((await admin(['deactivate', 'sam.rao'])).code).toBe(0);
    expect(await admin(['list'])).toEqual({
      code: 0,
      output:
        'meera  super_admin  meera@acme.com  platform\n' +
        'sam.rao  staff  sam.rao@acme.com  platform  deactivated\n',
    });
  });

  it('is in the audit, with the command line as who did it, and without a password', async () => {
    const entries = await database.use((db) =>
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
      'Command line removed the second factors of Meera Nair',
      'Command line closed the account of Meera Nair',
    ]);
    for (const entry of entries) expect(entry).toMatchObject({ person_id: null, network: null });
    expect(JSON.stringify(entries)).not.toMatch(/horse|argon2/);
  });
});
