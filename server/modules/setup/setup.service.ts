import type { Schemas } from '../../contract/types';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { limits } from '../../http/rateLimits/limits';
import { networkOf, shortNetworkOf } from '../../http/rateLimits/networks';
import type { RateLimits } from '../../http/rateLimits/rateLimits.service';
import { conflict, forbidden } from '../../lib/errors';
import type { AuthService } from '../identity/auth/auth.service';
import type { AccountsService } from '../identity/accounts/accounts.service';
import type { SetupState } from '../identity/setup/setupState.service';
import { recordAudit } from '../identity/audit/audit.service';
import { organizerFields } from '../organizerConsole/organizers/organizerAudit.rules';
import { insertOwnedOrganizer } from '../organizerConsole/organizers/organizers.service';
import { noDetails, readDetails, slugOf } from '../organizerConsole/organizers/organizers.rules';
import { missingSellerFields } from '../invoices/sellers.rules';
import { setupChecks } from './setupChecks.rules';

type Db = ModuleDeps['db'];
type Client = Parameters<AuthService['startSession']>[1];

export interface SetupDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  rateLimits: Pick<RateLimits, 'take'>;
  state: SetupState;
  accounts: Pick<AccountsService, 'prepare'>;
  startSession: AuthService['startSession'];
  /** @returns false if the database is not empty */
  fillDemo: (trx: Db) => Promise<boolean>;
  /** Inserts the default event categories. */
  insertCategories: (trx: Db) => Promise<void>;
}

export type SetupService = ReturnType<typeof createSetupService>;

/** First-run setup: creates the first administrator and organizer (D22). */
export function createSetupService(deps: SetupDeps) {
  const { db, config, rateLimits, state } = deps;
  const isDemoAllowed = !config.production || config.demo;

  async function assertToken(token: string | undefined, client: Pick<Client, 'address'>) {
    await rateLimits.take([limits.setupNetwork, networkOf(client.address)]);
    await state.assertToken(token ?? '');
  }

  return {
    /** @throws 403 for a wrong token, 429 */
    async get(token: string | undefined, client: Client): Promise<Schemas['Setup']> {
      if (!(await state.isPending())) return { is_set_up: true, configuration: null };
      if (token === undefined) return { is_set_up: false, configuration: null };
      await assertToken(token, client);
      return {
        is_set_up: false,
        configuration: {
          public_url: config.publicUrl,
          database: config.databaseUrl === undefined ? 'embedded' : 'postgresql',
          checks: setupChecks(config),
          demo_allowed: isDemoAllowed,
        },
      };
    },

    /** @throws 400, 403 `setup_token`, `demo_refused`, 409 `already_set_up`, 429 */
    async complete(token: string | undefined, body: Schemas['SetupRequest'], client: Client) {
      await assertToken(token, client);
      if (body.demo && !isDemoAllowed) {
        throw forbidden(
          'The demo world is not made in production: its password is published.',
          'demo_refused',
        );
      }
      const { organizer: wanted, demo, first_name, last_name, email, password } = body;
      const account = await deps.accounts.prepare({
        email,
        password,
        firstName: first_name,
        lastName: last_name,
        role: 'super_admin',
      });
      const details = readDetails(
        { ...wanted, slug: wanted.slug ?? slugOf(wanted.name) },
        { ...noDetails, support_email: email },
      );
      const made = await inTransaction(db, async (trx) => {
        await state.claim(trx);
        if (!demo) await deps.insertCategories(trx);
        else if (!(await deps.fillDemo(trx))) {
          throw conflict('in_use', 'The demo world needs an empty database.');
        }
        const user = await account.insert(trx);
        const organizer = await insertOwnedOrganizer(trx, details, user.id);
        if (!organizer) {
          throw conflict(
            'name_taken',
            'The demo world has an organizer of this name. Change yours.',
          );
        }
        const person = {
          userId: user.id,
          name: `${first_name} ${last_name}`.trim(),
          network: shortNetworkOf(client.address),
        };
        await recordAudit(trx, person, {
          action: 'organizer.created',
          thing: { id: organizer.id, title: organizer.name },
          says: `set Foyer up and made the organizer ${organizer.name}`,
          after: organizerFields(organizer),
          organizer: organizer.id,
        });
        return { userId: user.id, organizer };
      });
      await state.finish();
      const { session, device } = await deps.startSession(made.userId, client);
      const organizer: Schemas['Organizer'] = {
        ...made.organizer,
        role: 'owner',
        seller_missing: missingSellerFields(made.organizer),
        created_at: made.organizer.created_at.toISOString(),
      };
      return { result: { ...session, organizer }, device };
    },
  };
}
