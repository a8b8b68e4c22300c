import { sql, type Migration } from 'kysely';
import { identity } from './0001_identity';
import { companies } from './0002_companies';
import { organizers } from './0003_organizers';
import { catalog } from './0004_catalog';
import { inventory } from './0005_inventory';
import { bookings } from './0006_bookings';
import { spending } from './0007_spending';
import { credit } from './0008_credit';
import { waitingLists } from './0009_waiting_lists';
import { payments } from './0010_payments';
import { invoices } from './0011_invoices';
import { tickets } from './0012_tickets';
import { seatPools } from './0013_seat_pools';
import { messaging } from './0014_messaging';
import { jobs } from './0015_jobs';
import { mail } from './0016_mail';
import { http } from './0017_http';
import { audit } from './0018_audit';
import { jobKinds } from './0019_job_kinds';
import { walletPasses } from './0020_wallet_passes';
import { door } from './0021_door';
import { apiKeys } from './0023_api_keys';
import { webhooks } from './0024_webhooks';
import { secondFactors } from './0025_second_factors';
import { singleSignOn } from './0026_single_sign_on';
import { scim } from './0027_scim';

/** The schema by domain, in the order of the server's layers. */
const baseline = {
  '0001_identity': identity,
  '0002_companies': companies,
  '0003_organizers': organizers,
  '0004_catalog': catalog,
  '0005_inventory': inventory,
  '0006_bookings': bookings,
  '0007_spending': spending,
  '0008_credit': credit,
  '0009_waiting_lists': waitingLists,
  '0010_payments': payments,
  '0011_invoices': invoices,
  '0012_tickets': tickets,
  '0013_seat_pools': seatPools,
  '0014_messaging': messaging,
  '0015_jobs': jobs,
  '0016_mail': mail,
  '0017_http': http,
  '0018_audit': audit,
};

/** The migrations that count as executed in a database of the former chain (`migrate.ts`). */
export const baselineNames = Object.keys(baseline);

const asMigration = ([name, statements]: [string, string]): [string, Migration] => [
  name,
  {
    async up(db) {
      await sql.raw(statements).execute(db);
    },
  },
];

/**
 * All migrations, in the order of their names. Every database stores the names of its migrations, so a released name
 * never changes. A released migration is never edited: a change is a new file and a new line here. A list instead of a
 * folder scan, because the bundle has no such folder.
 */
export const migrations: Record<string, Migration> = {
  ...Object.fromEntries(Object.entries(baseline).map(asMigration)),
  '0019_job_kinds': jobKinds,
  '0020_wallet_passes': walletPasses,
  '0021_door': door,
  '0023_api_keys': apiKeys,
  '0024_webhooks': webhooks,
  '0025_second_factors': secondFactors,
  '0026_single_sign_on': singleSignOn,
  '0027_scim': scim,
};
