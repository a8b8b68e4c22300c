/**
 * `npm run admin -- create|list|reset-password|remove-second-factors|deactivate`: accounts in DATABASE_URL or in the embedded
 * database of DATA_DIR, for the first person and for emergencies. A password is asked for, or taken from
 * ADMIN_PASSWORD or standard input; never from an argument, which every user of the machine can read.
 * Exits with 1 when it was refused, with 2 when it cannot use the database.
 */
import { parseArgs } from 'node:util';
import { DatabaseInUseError } from '../server/db/client';
import { systemClock } from '../server/lib/clock';
import { AppError } from '../server/lib/errors';
import {
  createAccountsService,
  type AccountRow,
} from '../server/modules/identity/accounts/accounts.service';
import { removeSetupToken } from '../server/modules/identity/setup/tokenFile.service';
import { allRoles } from '../server/modules/identity/people/permissions.rules';
import {
  readLocation,
  runStatusCommand,
  StatusUnavailable,
  withDatabase,
} from './lib/databaseStatus';
import { readPassword } from './lib/readPassword';

const USAGE = `npm run admin -- create --email root@acme.com --first-name Meera --last-name Nair [--role super_admin] [--username root]
npm run admin -- list [--role admin]
npm run admin -- reset-password USERNAME-OR-EMAIL
npm run admin -- remove-second-factors USERNAME-OR-EMAIL
npm run admin -- deactivate USERNAME-OR-EMAIL

Roles: ${allRoles.join(', ')}.
The password is asked for, or read from ADMIN_PASSWORD or from standard input.`;

class UsageError extends Error {}

const options = {
  email: { type: 'string' },
  username: { type: 'string' },
  role: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
} as const;

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readRole(name: string) {
  const role = allRoles.find((one) => one === name);
  if (!role) throw new UsageError(`There is no role "${name}".`);
  return role;
}

function needed(value: string | undefined, what: string): string {
  if (value === undefined) throw new UsageError(`${what} is missing.`);
  return value;
}

const describe = ({ username, role, email, company_name: company, is_active }: AccountRow) =>
  [username, role, email, company ?? 'platform', ...(is_active ? [] : ['deactivated'])].join('  ');

/** Reads the arguments before the database is opened, so that a mistake costs nothing. */
async function prepare(): Promise<
  (accounts: ReturnType<typeof createAccountsService>) => Promise<string>
> {
  const {
    values,
    positionals: [command, login],
  } = readArguments();
  switch (command) {
    case 'create': {
      const account = {
        email: needed(values.email, '--email'),
        firstName: needed(values['first-name'], '--first-name'),
        lastName: needed(values['last-name'], '--last-name'),
        role: readRole(values.role ?? 'super_admin'),
        username: values.username,
      };
      const password = await readPassword();
      return async (accounts) => {
        const { username } = await accounts.create({ ...account, password });
        await removeSetupToken(readLocation().dataDir);
        return `${username} can sign in as ${account.role}.`;
      };
    }
    case 'list': {
      const role = values.role === undefined ? undefined : readRole(values.role);
      return async (accounts) => {
        const found = await accounts.list(role);
        return found.length === 0 ? 'There is nobody yet.' : found.map(describe).join('\n');
      };
    }
    case 'reset-password': {
      const name = needed(login, 'The username or email');
      const password = await readPassword();
      return async (accounts) => {
        const { username } = await accounts.resetPassword(name, password);
        return `${username} has a new password; all of their sessions have ended.`;
      };
    }
    case 'remove-second-factors': {
      const name = needed(login, 'The username or email');
      return async (accounts) => {
        const { username } = await accounts.removeSecondFactors(name);
        return `${username} has no second factor; all of their sessions have ended.`;
      };
    }
    case 'deactivate': {
      const name = needed(login, 'The username or email');
      return async (accounts) => {
        const { username } = await accounts.deactivate(name);
        return `${username} is deactivated; all of their sessions have ended.`;
      };
    }
    default:
      throw new UsageError(
        command === undefined ? 'What is to be done?' : `Unknown command "${command}".`,
      );
  }
}

await runStatusCommand(async () => {
  try {
    const work = await prepare();
    const done = await withDatabase(
      (db) => work(createAccountsService({ db, clock: systemClock })),
      {
        create: true,
      },
    );
    console.log(done);
    return 0;
  } catch (error) {
    if (error instanceof DatabaseInUseError) {
      throw new StatusUnavailable(
        'A server is using the embedded database: stop it, run this again, and start it again.',
      );
    }
    if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
    else if (error instanceof AppError) console.error(error.message);
    else throw error;
    return 1;
  }
});
