import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../../server/db/client.ts';
import { payOnPages } from '../pageBuyers.mjs';

/** Milliseconds. */
const LASTS = 12_000;
const PATIENCE = 60_000;
/** What nobody outside has a part in may take no longer, whatever fails there. */
const UNAFFECTED = 3_000;
/** For the reconciler's rounds, and for mails that were tried several times meanwhile. */
const RECOVERY = 120_000;

/**
 * Gateways or the mail server fail under load, and work again.
 * @param how each of them fails: `down` refuses connections, `slow` answers 30 s late, `nonsense` answers what says
 *   nothing; `database` restarts PostgreSQL meanwhile
 */
const services = (name, fault, { worst, gateways, mail, database = false }) => ({
  name,
  fault,
  promise: { worst },
  world: { outside: true },
  async run({ startLoad, services: outside, location, postgres, servers }) {
    const buyers = payOnPages({ outside, servers });
    const load = startLoad({ cycle: buyers.cycle, isAllowed: buyers.isAllowed });
    try {
      await load.more(200, PATIENCE);
      buyers.faultBegins({ hasWebhooks: !gateways });
      if (gateways) await outside.breakGateways(gateways);
      if (mail) await outside.breakMail(mail);
      if (database) {
        await pause(LASTS / 3);
        postgres.restartAtOnce();
        await pause((LASTS * 2) / 3);
      } else await pause(LASTS);
      await outside.heal({ gateways, mail });
      await load.more(100, PATIENCE);
    } finally {
      buyers.faultEnds();
    }
    await load.end();

    const { taken, others } = buyers;
    const found = await settle(location, taken);
    for (const { booking, payment } of taken) {
      load.purchases.known.set(booking, { status: 'confirmed', requested: null });
      load.purchases.paid.add(payment);
    }
    const mails = await allMails(location, outside.smtp, taken.length);
    const isAffected = !database && (others.refused > 0 || others.worst > UNAFFECTED);
    return {
      note: `${taken.length} paid, ${found} of them found by reconciling, ${mails.sent} mails, the rest at worst ${(others.worst / 1000).toFixed(1)} s`,
      broken: [
        ...mails.broken,
        ...buyers.faults,
        ...(gateways && buyers.refused === 0 ? ['No payment was refused.'] : []),
        ...(isAffected ? [`Others: ${others.refused} refused, ${others.slowest}.`] : []),
      ],
    };
  },
});

/** Lets the time pass after which the gateways are asked. @returns how many payments were still open */
async function settle(location, taken) {
  const database = await openDatabase(location);
  try {
    const ids = taken.map(({ payment }) => payment);
    const open = () =>
      database.db
        .selectFrom('payments')
        .where('public_id', 'in', ids)
        .where('status', '<>', 'success')
        .select('public_id')
        .execute();
    const before = (await open()).length;
    await sql`update payments set created_at = created_at - interval '16 minutes' where status = 'pending'`.execute(
      database.db,
    );
    await until(async () => (await open()).length === 0);
    return before;
  } finally {
    await database.close();
  }
}

/** Every mail leaves, and once: by its Message-ID at the mail server. */
async function allMails(location, smtp, payments) {
  const database = await openDatabase(location);
  try {
    const count = async () =>
      (
        await sql`select
          (select count(*)::int from mails where sent_at is null and withdrawn_at is null) as waiting,
          (select count(*)::int from mails where sent_at is not null) as sent,
          (select count(*)::int from mails where kind = 'payment_confirmed') as confirmations,
          (select count(*)::int from mails where give_up_at <= now() and sent_at is null) as given_up
        `.execute(database.db)
      ).rows[0];
    await until(async () => {
      const { waiting, confirmations } = await count();
      return waiting === 0 && confirmations >= payments;
    });
    const { waiting, sent, confirmations, given_up: givenUp } = await count();
    const ids = smtp.received.map(({ data }) => /^Message-ID: (.*)$/im.exec(data)?.[1]);
    const doubled = ids.length - new Set(ids).size;
    return {
      sent,
      broken: [
        ...(waiting > 0 ? [`${waiting} mails did not leave, ${givenUp} of them given up.`] : []),
        ...(confirmations === payments
          ? []
          : [`${payments} payments have ${confirmations} confirmations.`]),
        ...(doubled > 0 ? [`${doubled} mails left twice.`] : []),
        ...(new Set(ids).size < sent ? [`${sent} mails are sent, ${ids.length} arrived.`] : []),
      ],
    };
  } finally {
    await database.close();
  }
}

async function until(isMet) {
  const end = performance.now() + RECOVERY;
  while (!(await isMet()) && performance.now() < end) await pause(250);
}

/** A request that asks a gateway ends within 10 s. */
const GATEWAY = 10_000;
const MAIL = 6_000;

export const outsideServices = [
  services('gateways-down', 'Gateways refuse connections for 12 s', {
    gateways: 'down',
    worst: GATEWAY,
  }),
  services('gateways-slow', 'Gateways answer 30 s late for 12 s', {
    gateways: 'slow',
    worst: GATEWAY,
  }),
  services('gateways-nonsense', 'Gateways answer nonsense for 12 s', {
    gateways: 'nonsense',
    worst: GATEWAY,
  }),
  services('mail-down', 'Mail server refuses connections for 12 s', { mail: 'down', worst: MAIL }),
  services('mail-slow', 'Mail server answers 30 s late for 12 s', { mail: 'slow', worst: MAIL }),
  services('mail-nonsense', 'Mail server answers nonsense for 12 s', {
    mail: 'nonsense',
    worst: MAIL,
  }),
  services('all-at-once', 'Gateways slow, mail server down, PostgreSQL restarted', {
    gateways: 'slow',
    mail: 'down',
    database: true,
    worst: GATEWAY,
  }),
];
