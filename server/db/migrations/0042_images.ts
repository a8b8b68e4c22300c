import { sql, type Migration } from 'kysely';

const statements = `
create table images (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  uploaded_by bigint references users (id) on delete set null,
  uploaded_at timestamptz not null default now()
);
create table image_variants (
  hash text not null references images (hash) on delete cascade,
  width integer not null,
  format text not null check (format in ('avif', 'webp')),
  height integer not null,
  data bytea not null,
  primary key (hash, format, width)
);
create table image_uses (
  used_by text not null,
  hash text not null references images (hash),
  primary key (used_by, hash)
);
create index image_uses_hash_idx on image_uses (hash);

alter table events add column poster jsonb;
alter table events add column gallery jsonb not null default '[]';
`;

/** Pictures that organizers upload (D24), who shows them, and poster and gallery of each event. */
export const images: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
