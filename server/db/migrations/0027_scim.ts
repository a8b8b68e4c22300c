import { sql, type Migration } from 'kysely';

/** Tokens with which systems of companies provision people, and what those systems have told about them. */
export const scim: Migration = {
  async up(db) {
    await sql`
      create table scim_tokens (
        company_id bigint primary key references companies (id),
        user_id bigint not null references users (id),
        prefix text not null,
        token_hash text not null unique,
        created_at timestamptz not null default now(),
        last_used_at timestamptz
      )
    `.execute(db);
    await sql`create index scim_tokens_user_id_idx on scim_tokens (user_id)`.execute(db);
    await sql`
      create table scim_people (
        company_id bigint not null references companies (id),
        user_id bigint not null references users (id),
        external_id text,
        is_created boolean not null,
        removed_at timestamptz,
        primary key (company_id, user_id)
      )
    `.execute(db);
    await sql`create index scim_people_user_id_idx on scim_people (user_id)`.execute(db);
    await sql`
      create index scim_people_external_id_idx on scim_people (company_id, external_id)
        where external_id is not null
    `.execute(db);
  },
};
