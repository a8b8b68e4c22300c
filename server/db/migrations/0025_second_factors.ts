import { sql, type Migration } from 'kysely';

/** Networks of sessions, authenticator apps, recovery codes and passkeys. */
export const secondFactors: Migration = {
  async up(db) {
    await sql`
      alter table sessions add column network text, add column proved_at timestamptz
    `.execute(db);
    await sql`
      alter table companies add column admins_need_second_factor boolean not null default false
    `.execute(db);
    await sql`
      create table totp_factors (
        user_id bigint primary key references users (id) on delete cascade,
        secret text not null,
        created_at timestamptz not null default now(),
        confirmed_at timestamptz,
        last_step bigint,
        constraint totp_factors_confirmed_check check (confirmed_at is null or last_step is not null)
      )
    `.execute(db);
    await sql`
      create table recovery_codes (
        user_id bigint not null references users (id) on delete cascade,
        code_hash text not null,
        used_at timestamptz,
        primary key (user_id, code_hash)
      )
    `.execute(db);
    await sql`
      create table passkeys (
        id text primary key,
        user_id bigint not null references users (id) on delete cascade,
        name text not null,
        public_key text not null,
        counter bigint not null default 0,
        transports jsonb not null default '[]' check (jsonb_typeof(transports) = 'array'),
        created_at timestamptz not null default now(),
        last_used_at timestamptz
      )
    `.execute(db);
    await sql`create index passkeys_user_id_idx on passkeys (user_id)`.execute(db);
    await sql`
      create table passkey_challenges (
        challenge text primary key,
        user_id bigint references users (id) on delete cascade,
        expires_at timestamptz not null
      )
    `.execute(db);
    await sql`create index passkey_challenges_user_id_idx on passkey_challenges (user_id)`.execute(
      db,
    );
    await sql`create index passkey_challenges_expires_at_idx on passkey_challenges (expires_at)`.execute(
      db,
    );
  },
};
