import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config';
import { ConfigError } from './env';

const seller = {
  SELLER_NAME: 'Acme Tickets LLP',
  SELLER_GSTIN: '27AAFCF4821M1ZE',
  SELLER_ADDRESS: '1 Main Road, Pune 411001',
  SELLER_STATE: 'Maharashtra',
};
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tickets.acme.com',
  SMTP_URL: 'smtp://mail.acme.com',
  MAIL_FROM: 'Acme Tickets <tickets@acme.com>',
};

/** The lines of what stops the start. */
function refusal(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('in production', () => {
  it('each missing value has a line of its own', () => {
    expect(refusal({ NODE_ENV: 'production' }).map((line) => line.split(' ')[0])).toEqual([
      'PUBLIC_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'SUPPORT_EMAIL',
    ]);
    const onPostgres = { ...production, DATABASE_URL: 'postgres://localhost/foyer' };
    expect(refusal(onPostgres).map((line) => line.split(' ')[0])).toEqual([
      'JWT_SECRET',
      'TICKET_SIGNING_KEY',
    ]);
  });

  it('mail is off only when it is named as off', () => {
    const { SMTP_URL: _url, MAIL_FROM: _from, ...rest } = production;
    const off = { ...rest, MAIL: 'outbox' };
    expect(refusal(off)).toEqual([expect.stringMatching(/^SUPPORT_EMAIL /)]);
    const config = readConfig({ ...off, SUPPORT_EMAIL: 'help@acme.com' });
    expect(config).toMatchObject({ smtpUrl: undefined, supportEmail: 'help@acme.com' });
    expect(config.mailFrom).toEqual({ name: 'Foyer', address: 'help@acme.com' });
    expect(refusal({ ...production, MAIL: 'outbox' })).toEqual([
      'MAIL=outbox sends nothing: unset it, or SMTP_URL.',
    ]);
  });

  it('admins need a second factor unless the demo world is there, and who else says a setting', () => {
    const groupsOf = (env: Record<string, string>) => readConfig(env).secondFactorFor;
    expect(groupsOf(production)).toEqual(['admins']);
    expect(groupsOf({ ...production, DEMO: '1' })).toEqual([]);
    expect(groupsOf({})).toEqual([]);
    expect(groupsOf({ ...production, SECOND_FACTOR_FOR: 'nobody' })).toEqual([]);
    expect(groupsOf({ SECOND_FACTOR_FOR: 'admins, organizers' })).toEqual(['admins', 'organizers']);
    expect(refusal({ SECOND_FACTOR_FOR: 'everybody' })).toEqual([
      expect.stringMatching(/^SECOND_FACTOR_FOR /),
    ]);
  });

  it('there is no demo world, no invented seller and no invented address', () => {
    const config = readConfig(production);
    expect(config).toMatchObject({
      demo: false,
      seller: undefined,
      publicUrl: 'https://tickets.acme.com',
      supportEmail: 'tickets@acme.com',
      support: { phone: null, hours: null, replyTime: null, chatUrl: null, offices: [] },
      mailFrom: { name: 'Acme Tickets', address: 'tickets@acme.com' },
    });
    expect(JSON.stringify(config)).not.toMatch(/foyer\.example|localhost|27AAFCF4821M1ZE/);
    expect(readConfig({ ...production, DEMO: '1' }).demo).toBe(true);
  });

  it('the place of supply to registered buyers is the venue unless it is set to the recipient', () => {
    const placeOf = (value: string | undefined) =>
      readConfig({ GST_REGISTERED_PLACE_OF_SUPPLY: value }).gstRegisteredPlaceOfSupply;
    expect([undefined, '', 'venue', 'Recipient'].map(placeOf)).toEqual([
      'venue',
      'venue',
      'venue',
      'recipient',
    ]);
    expect(() => placeOf('buyer')).toThrow(
      'GST_REGISTERED_PLACE_OF_SUPPLY must be venue or recipient, not "buyer".',
    );
  });

  it('the seller is known with all four details or not at all', () => {
    expect(readConfig({ ...production, ...seller }).seller).toEqual({
      name: 'Acme Tickets LLP',
      gstin: '27AAFCF4821M1ZE',
      address: '1 Main Road, Pune 411001',
      state: 'Maharashtra',
    });
    const { SELLER_GSTIN: _gstin, SELLER_STATE: _state, ...half } = seller;
    expect(refusal({ ...production, ...half })).toEqual([
      'SELLER_GSTIN is missing: the seller on invoices needs it.',
      'SELLER_STATE is missing: the seller on invoices needs it.',
    ]);
  });
});

describe('without NODE_ENV', () => {
  it('everything has a default, and the demo world is made', () => {
    expect(readConfig({})).toMatchObject({
      demo: true,
      publicUrl: 'http://localhost:3000',
      mailFrom: { name: 'Foyer', address: 'support@foyer.example' },
      seller: { gstin: '27AAFCF4821M1ZE' },
    });
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/foyer' }).demo).toBe(false);
  });
});

describe('the sender', () => {
  it.each([
    ['tickets@acme.com', { name: 'Foyer', address: 'tickets@acme.com' }],
    ['Acme <tickets@acme.com>', { name: 'Acme', address: 'tickets@acme.com' }],
    ['"Acme, Tickets" <tickets@acme.com>', { name: 'Acme, Tickets', address: 'tickets@acme.com' }],
  ])('may be %s', (MAIL_FROM, sender) => {
    expect(readConfig({ MAIL_FROM }).mailFrom).toEqual(sender);
  });

  it.each(['Acme', 'Acme <tickets>', 'a@acme.com, b@acme.com', 'Acme <a@acme.com> <b@acme.com>'])(
    'may not be %s',
    (MAIL_FROM) => {
      expect(refusal({ MAIL_FROM })).toEqual([expect.stringMatching(/^MAIL_FROM must be/)]);
    },
  );

  it('and the support address are email addresses', () => {
    expect(refusal({ SUPPORT_EMAIL: 'help' })).toEqual([
      expect.stringMatching(/^SUPPORT_EMAIL must be/),
    ]);
  });
});

describe('further mail domains that are blocked', () => {
  it('are listed with commas', () => {
    const named = { BLOCKED_EMAIL_DOMAINS: ' Rival.example, mail.bücher.example ' };
    expect([...readConfig(named).blockedEmailDomains]).toEqual([
      'rival.example',
      'mail.xn--bcher-kva.example',
    ]);
    expect(readConfig({}).blockedEmailDomains.size).toBe(0);
  });

  it.each([
    'rival',
    '*.rival.example',
    'a@rival.example',
    'rival.example,',
    'https://rival.example',
  ])('may not be %s', (BLOCKED_EMAIL_DOMAINS) => {
    expect(refusal({ BLOCKED_EMAIL_DOMAINS })).toEqual([
      expect.stringMatching(/^BLOCKED_EMAIL_DOMAINS takes domains like mail.example/),
    ]);
  });
});

describe('what is said of support', () => {
  it('is what the settings say', () => {
    const said = readConfig({
      ...production,
      SUPPORT_PHONE: '+91 22 5550 1234',
      SUPPORT_HOURS: 'Mon to Fri, 9 AM to 6 PM IST',
      SUPPORT_REPLY_TIME: 'one day',
      SUPPORT_CHAT_NUMBER: '+91 98000-00000',
      SUPPORT_OFFICES: 'Pune | 1 Main Road | Pune 411001; Goa;',
    });
    expect(said.support).toEqual({
      phone: '+91 22 5550 1234',
      hours: 'Mon to Fri, 9 AM to 6 PM IST',
      replyTime: 'one day',
      chatUrl: 'https://wa.me/919800000000',
      offices: [
        { city: 'Pune', lines: ['1 Main Road', 'Pune 411001'] },
        { city: 'Goa', lines: [] },
      ],
    });
  });

  it('has the words of the specification and three offices outside production', () => {
    const { support } = readConfig({});
    expect(support).toMatchObject({ phone: null, hours: '24/7', replyTime: '2-4 business hours' });
    expect(support.chatUrl).toBe('https://wa.me/');
    expect(support.offices.map(({ city }) => city)).toEqual(['Mumbai', 'Bengaluru', 'New Delhi']);
  });

  it.each([
    ['SUPPORT_PHONE', 'call us'],
    ['SUPPORT_CHAT_NUMBER', 'foyer'],
    ['VITE_SUPPORT_CHAT_NUMBER', '12'],
    ['SUPPORT_HOURS', 'a'.repeat(81)],
    ['SUPPORT_REPLY_TIME', 'a\u0007'],
    ['SUPPORT_OFFICES', '| 1 Main Road'],
  ])('is refused at the start: %s=%j', (name, value) => {
    expect(refusal({ [name]: value })).toEqual([expect.stringMatching(`^${name} must be`)]);
  });
});

describe('the limits of unpaid holds', () => {
  it('are 40 seats for a person and 20 percent of a tier for a company, and can be set or turned off', () => {
    expect(readConfig({})).toMatchObject({ maxHeldPerPerson: 40, maxHeldPerCompany: 20 });
    expect(readConfig({ MAX_HELD_PER_PERSON: '0', MAX_HELD_PER_COMPANY: '100' })).toMatchObject({
      maxHeldPerPerson: 0,
      maxHeldPerCompany: 100,
    });
  });

  it.each([
    ['MAX_HELD_PER_PERSON', '-1', 'from 0 to 1000000'],
    ['MAX_HELD_PER_COMPANY', '101', 'from 0 to 100'],
    ['MAX_HELD_PER_COMPANY', '20%', 'from 0 to 100'],
  ])('%s=%s stops the start', (name, value, range) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      `${name} must be a whole number ${range}, not "${value}".`,
    );
  });
});

describe('for how many days personal data is kept', () => {
  const ranges = [
    ['RETENTION_ABANDONED', 'retentionAbandoned', 90, 30, 3650],
    ['RETENTION_GUESTS', 'retentionGuests', 2922, 400, 3650],
    ['RETENTION_MAILS', 'retentionMails', 30, 7, 3650],
    ['RETENTION_SIGN_INS', 'retentionSignIns', 365, 7, 365],
  ] as const;

  it.each(ranges)('%s is in its range, and has a default', (name, key, fallback, min, max) => {
    const daysFor = (value: string) => readConfig({ [name]: value })[key];
    expect(['', String(min), String(max)].map(daysFor)).toEqual([fallback, min, max]);
    for (const value of [String(min - 1), String(max + 1), '0', '-30', '30.5', '30 days']) {
      expect(refusal({ [name]: value })).toEqual([
        `${name} must be a whole number from ${min} to ${max}, not "${value}".`,
      ]);
    }
  });
});

describe('the process and its database', () => {
  const DATABASE_URL = 'postgres://localhost/foyer';

  it('does everything over ten connections unless it is told otherwise', () => {
    expect(readConfig({})).toMatchObject({
      role: 'all',
      poolSize: 10,
      statementTimeout: 8_000,
      lockTimeout: 1_400,
      pooler: undefined,
      namedStatements: true,
      migrate: true,
    });
    const worker = { FOYER_ROLE: 'Worker', DATABASE_POOL_SIZE: '4', MIGRATE: '0', DATABASE_URL };
    expect(readConfig(worker)).toMatchObject({ role: 'worker', poolSize: 4, migrate: false });
  });

  it('reads on a replica where it is given one of a PostgreSQL', () => {
    const DATABASE_READ_URL = 'postgres://replica/foyer';
    const config = readConfig({ DATABASE_URL, DATABASE_READ_URL });
    expect(config).toMatchObject({ databaseUrl: DATABASE_URL, databaseReadUrl: DATABASE_READ_URL });
    expect(refusal({ DATABASE_READ_URL })).toEqual([
      'DATABASE_READ_URL is a replica of DATABASE_URL, which is not set.',
    ]);
    expect(refusal({ DATABASE_URL, DATABASE_READ_URL: 'replica' })).toEqual([
      expect.stringMatching(/^DATABASE_READ_URL must be an address/),
    ]);
  });

  it('behind a pooler neither prepares statements nor migrates', () => {
    const pooled = { DATABASE_URL, DATABASE_POOLER: 'transaction' };
    expect(readConfig(pooled)).toMatchObject({ namedStatements: false, migrate: false });
    const keeping = { ...pooled, DATABASE_NAMED_STATEMENTS: '1' };
    expect(readConfig(keeping)).toMatchObject({ namedStatements: true, migrate: false });
    expect(refusal({ ...pooled, MIGRATE: '1' })).toEqual([
      expect.stringMatching(/^MIGRATE=1 needs a connection past the pooler/),
    ]);
    expect(refusal({ ...pooled, DATABASE_POOLER: 'session' })).toEqual([
      'DATABASE_POOLER must be transaction or unset, not "session".',
    ]);
  });

  it('refuses roles that the embedded database cannot have, and unknown ones', () => {
    expect(refusal({ FOYER_ROLE: 'web' })).toEqual([
      'FOYER_ROLE=web needs DATABASE_URL: the embedded database takes one process.',
    ]);
    expect(refusal({ FOYER_ROLE: 'both', DATABASE_URL })).toEqual([
      'FOYER_ROLE must be web, worker or all, not "both".',
    ]);
  });
});
