import { sql, type Migration } from 'kysely';

/** Identity providers of companies, and the people whose accounts are linked to them. */
export const singleSignOn: Migration = {
  async up(db) {
    await sql`
      create table sso_connections (
        company_id bigint primary key references companies (id),
        issuer text not null,
        client_id text not null,
        client_secret text not null,
        role_claim text,
        role_mapping jsonb not null default '[]' check (jsonb_typeof(role_mapping) = 'array'),
        required boolean not null default false,
        break_glass_id bigint references users (id),
        signs_out boolean not null,
        version integer not null default 1,
        tested_at timestamptz,
        constraint sso_connections_required_check check (not required or break_glass_id is not null)
      )
    `.execute(db);
    await sql`
      create index sso_connections_break_glass_id_idx on sso_connections (break_glass_id)
        where break_glass_id is not null
    `.execute(db);
    await sql`
      create table sso_identities (
        company_id bigint not null references sso_connections (company_id) on delete cascade,
        issuer text not null,
        subject text not null,
        user_id bigint not null references users (id),
        linked_at timestamptz not null,
        last_used_at timestamptz not null,
        primary key (company_id, issuer, subject),
        constraint sso_identities_person_key unique (user_id, company_id)
      )
    `.execute(db);
    await sql`
      create table sso_attempts (
        token_hash text primary key,
        company_id bigint not null references sso_connections (company_id) on delete cascade,
        version integer not null,
        tester_id bigint references users (id),
        next text not null,
        expires_at timestamptz not null
      )
    `.execute(db);
    await sql`create index sso_attempts_expires_at_idx on sso_attempts (expires_at)`.execute(db);
    await sql`create index sso_attempts_tester_id_idx on sso_attempts (tester_id)
      where tester_id is not null`.execute(db);
    await sql`
      create table sso_links (
        token_hash text primary key,
        company_id bigint not null references sso_connections (company_id) on delete cascade,
        version integer not null,
        issuer text not null,
        subject text not null,
        user_id bigint not null references users (id),
        id_token text not null,
        expires_at timestamptz not null
      )
    `.execute(db);
    await sql`create index sso_links_expires_at_idx on sso_links (expires_at)`.execute(db);
    await sql`create index sso_links_user_id_idx on sso_links (user_id)`.execute(db);
    await sql`
      create table sso_sessions (
        session_id uuid primary key references sessions (id) on delete cascade,
        company_id bigint not null references sso_connections (company_id) on delete cascade,
        version integer not null,
        id_token text not null
      )
    `.execute(db);
    await sql`
      alter table one_time_codes drop constraint one_time_codes_purpose_check,
        add constraint one_time_codes_purpose_check
        check (purpose in ('signup', 'password_reset', 'sso_link'))
    `.execute(db);
    await sql`drop index mails_urgent_idx`.execute(db);
    await sql`
      create index mails_urgent_idx on mails (turn)
        where kind in ('signup_code', 'signup_known', 'password_reset_code', 'sso_link_code')
          and sent_at is null and withdrawn_at is null
    `.execute(db);
  },
};
