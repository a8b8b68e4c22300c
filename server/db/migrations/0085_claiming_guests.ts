import { sql, type Migration } from 'kysely';

const statements = `
alter table seat_pools add column purpose text not null default '';
alter table booking_guests add column claim_id bigint references seat_claims (id);
create unique index booking_guests_claim_key on booking_guests (claim_id) where claim_id is not null;
drop index booking_guests_key;
create unique index booking_guests_key
  on booking_guests (booking_id, guest_id, coalesce(approval_id, 0)) where claim_id is null;
`;

/** Guests who claim a seat of a pool stand in the company's register as long as the seat is theirs. */
export const claimingGuests: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
