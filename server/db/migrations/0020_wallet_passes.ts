import { sql, type Migration } from 'kysely';

/** Where the wallets of phones show tickets, so that their passes are updated. */
export const walletPasses: Migration = {
  async up(db) {
    await sql`
      create table apple_pass_devices (
        device text not null,
        ticket_id bigint not null references tickets (id) on delete cascade,
        version integer not null,
        push_token text not null,
        changed_at timestamptz not null,
        created_at timestamptz not null default now(),
        primary key (device, ticket_id, version)
      )
    `.execute(db);
    await sql`create index apple_pass_devices_ticket_id_idx on apple_pass_devices (ticket_id)`.execute(
      db,
    );
    await sql`
      create table google_passes (
        ticket_id bigint not null references tickets (id) on delete cascade,
        version integer not null,
        created_at timestamptz not null default now(),
        primary key (ticket_id, version)
      )
    `.execute(db);
  },
};
