import type { Insertable } from 'kysely';
import type { ContactMessagesTable } from '../../../db/schema/messaging';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export async function insertContactMessage(db: Db, message: Insertable<ContactMessagesTable>) {
  await db.insertInto('contact_messages').values(message).execute();
}

/** @returns false if the address is already on the list */
export async function insertSubscriber(db: Db, email: string, at: Date): Promise<boolean> {
  const row = await db
    .insertInto('newsletter_subscribers')
    .values({ email, subscribed_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('email')
    .executeTakeFirst();
  return row !== undefined;
}
