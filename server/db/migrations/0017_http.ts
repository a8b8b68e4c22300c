/** Idempotency keys, rate limits, and facts about the database. */
export const http = `
create table idempotency_keys (
  user_id bigint not null references users (id) on delete cascade,
  key text not null,
  operation text not null,
  request_hash text not null,
  status_code integer,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

create table rate_limits (
  key text primary key,
  hits timestamptz[] not null,
  expires_at timestamptz not null
);
create index rate_limits_expires_at_idx on rate_limits (expires_at);

create table app_meta (
  key text primary key,
  value jsonb not null
);
`;
