import { sql } from 'kysely';
import type { DataQuery, DataRow } from '../personalData.types';

const sessions: DataQuery = ({ id }) => sql<DataRow>`
  select row_number() over (order by s.created_at, s.id) as row, s.created_at, s.last_used_at, s.expires_at,
    s.ended_at, s.end_reason, s.user_agent, s.network
  from sessions s where s.user_id = ${id}`;

/** Only times are exported: devices and networks are stored as hashes, and the provider knows its own account. */
const signIns: DataQuery = ({ id }) => sql<DataRow>`
  select row_number() over (order by known.last_used_at, known.kind) as row, known.kind, known.last_used_at
  from (
    select 'device' as kind, last_used_at from sign_in_devices where user_id = ${id}
    union all select 'network', last_used_at from sign_in_networks where user_id = ${id}
    union all select 'single sign-on', last_used_at from sso_identities where user_id = ${id}
  ) known`;

/** Without secrets, codes and keys. */
const secondFactors: DataQuery = ({ id }) => sql<DataRow>`
  select row_number() over (order by f.added_at, f.kind, f.name) as row, f.kind, f.name, f.added_at, f.last_used_at
  from (
    select 'authenticator app' as kind, null as name, confirmed_at as added_at, null::timestamptz as last_used_at
      from totp_factors where user_id = ${id} and confirmed_at is not null
    union all select 'passkey', name, created_at, last_used_at from passkeys where user_id = ${id}
    union all select 'recovery code', null, null, used_at from recovery_codes where user_id = ${id}
  ) f`;

const mails: DataQuery = ({ email }) => sql<DataRow>`
  select m.id as row, m.kind, m.recipient, m.subject, m.queued_at, m.sent_at
  from mails m where lower(m.recipient) = ${email}`;

const notifications: DataQuery = ({ id }) => sql<DataRow>`
  select row_number() over (order by n.read_at, n.notification_id) as row, n.notification_id as id, n.read_at
  from notification_reads n where n.user_id = ${id}`;

const messages: DataQuery = ({ email }) => sql<DataRow>`
  select m.id as row, m.first_name, m.last_name, m.email, m.company, m.phone, m.inquiry_type, m.subject,
    m.message, m.created_at
  from contact_messages m where lower(m.email) = ${email}`;

const invitations: DataQuery = ({ id, email }) => sql<DataRow>`
  select i.id as row, case when i.email = ${email} then 'received' else 'sent' end as kind, c.name as company,
    i.email, i.role, i.created_at, i.expires_at, i.accepted_at, i.revoked_at
  from invitations i join companies c on c.id = i.company_id
  where i.email = ${email} or i.invited_by = ${id}`;

const organizers: DataQuery = ({ id }) => sql<DataRow>`
  select o.id as row, o.name as organizer, m.role, m.created_at as since
  from organizer_members m join organizers o on o.id = m.organizer_id where m.user_id = ${id}`;

const apiKeys: DataQuery = ({ id }) => sql<DataRow>`
  select k.id as row, k.name, k.prefix, k.scopes, coalesce(c.name, o.name) as owner, k.created_at, k.expires_at,
    k.last_used_at
  from api_keys k
  left join companies c on c.id = k.company_id
  left join organizers o on o.id = k.organizer_id
  where k.user_id = ${id}`;

const changes: DataQuery = ({ id }) => sql<DataRow>`
  select a.id as row, a.at, a.action, a.title, a.summary, a.people, a.network, a.before, a.after
  from audit_entries a where a.person_id = ${id}`;

/** Lists about the account. */
export const accountLists = {
  sessions,
  sign_ins: signIns,
  second_factors: secondFactors,
  mails,
  read_notifications: notifications,
  contact_messages: messages,
  invitations,
  organizers,
  api_keys: apiKeys,
  changes,
} as const satisfies Record<string, DataQuery>;
