/**
 * server/modules/identity/people/permissions.rules.ts -> docs/roles.md. `--check` writes nothing and fails when the
 * page is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';
import {
  allPermissions,
  allRoles,
  isPlatformRole,
  permissionsOf,
  roleLabel,
} from '../server/modules/identity/people/permissions.rules';

type Permission = (typeof allPermissions)[number];

/** The meaning of each permission; a new one does not compile until it has an entry. */
const meanings: Record<Permission, string> = {
  view_event_statistics: 'See the sales of an event and which companies have access to it',
  manage_company: 'See and change the profiles of the people of the company, their roles included',
  view_company_bookings: 'Read the bookings of the company',
  view_own_spend: 'See what the cost centres that one owns have spent; their owners hold it',
  decide_approvals:
    'Decide on requests; owners of cost centres hold it, and who was named to decide in their place or that of an admin',
  view_all_bookings: 'Read the bookings of every company',
  manage_all_users:
    'See and change the profile, the role and the company of anybody but super admins',
  manage_super_admins: 'Give and take the role of a super admin, and change their profiles',
  check_in_tickets:
    'Let the holders of tickets in; the team of an organizer holds it for their own events',
  manage_events: 'Make organizers, and change, cancel or move every event',
  organize_events:
    'Make events and change them; owners and editors of an organizer hold it for their own events',
  book_for_colleagues: 'Find the people of the company, and book for them',
};

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : ':-:')), ...rows].map(row).join('\n');

const permissionTable = tableOf(
  ['', ...allRoles.map((role) => `${roleLabel(role)} \`${role}\``)],
  allPermissions.map((permission) => [
    `${meanings[permission]} \`${permission}\``,
    ...allRoles.map((role) => (permissionsOf(role).includes(permission) ? 'yes' : '')),
  ]),
);

const side = (onPlatform: boolean) =>
  allRoles
    .filter((role) => isPlatformRole(role) === onPlatform)
    .map((role) => `${roleLabel(role)} (\`${role}\`)`)
    .join(', ');

const page = `<!-- Generated from server/modules/identity/people/permissions.rules.ts by \`npm run roles\`. Never edited by hand. -->

# Roles

On the platform's side: ${side(true)}. On a company's side: ${side(false)}. Where a role is given, \`superadmin\` stands for \`super_admin\` and \`user\` for \`employee\`.

Everybody sees and changes their own profile, except role and company, and their own bookings. A booking is paid by the person who made it and changed by the person who holds it. While the holder's account is closed or erased, or the holder is away, the company's admins and managers who can read a paid booking rename its attendees, give its tickets away, cancel it or hand it over ([people who leave](product/people.md#people-who-leave)). Beyond that:

${permissionTable}

An API key has the rights of the person who made it in its company or organizer alone, within its scopes ([API keys](api.md#api-keys)). Company admins make keys of their company; owners of an organizer, and platform admins, those of the organizer. The token with which a company's identity provider calls [SCIM](api.md#scim) is made by company admins as well, and reaches the people of the company alone.

Screens ask for a permission, never for a role. What every operation of the API answers to whom is written down, and tested, in [server/testing/access/matrix.ts](../server/testing/access/matrix.ts). What belongs to another company does not exist for a role of a company: the answer is 404.
`;

const file = path.resolve(import.meta.dirname, '../docs/roles.md');
const { code: text } = await format(file, page);
const present = await readFile(file, 'utf8').catch(() => '');
if (present === text) {
  console.log('docs/roles.md: up to date');
} else if (process.argv.includes('--check')) {
  console.error('docs/roles.md: stale. Run `npm run roles` and commit the result.');
  process.exitCode = 1;
} else {
  await writeFile(file, text);
  console.log('docs/roles.md: written');
}
