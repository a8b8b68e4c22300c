import { sql, type Migration } from 'kysely';

const statements = `
alter table users add column closed_at timestamptz;
update users set closed_at = coalesce(erased_at, updated_at) where not is_active;
create function stamp_closing() returns trigger language plpgsql as $$
begin
  new.closed_at := case when not new.is_active then now() end;
  return new;
end $$;
create trigger users_closing before update of is_active on users
  for each row when (new.is_active is distinct from old.is_active) execute function stamp_closing();
`;

/** When an account was closed, by whatever call: the company's admins are told of the bookings that it has left. */
export const closedAccounts: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
