import path from 'node:path';
import { blockedEmailDomains } from './blockedEmailDomains';
import { ConfigError, flag, integer, secret, secrets, text, url, type Env } from './env';
import {
  databaseSettings,
  primaryUrl,
  replicaUrl,
  type DatabaseSettings,
} from './databaseSettings';
import { gateways, type GatewayName } from './gatewaySettings';
import { isMailOff, mailFrom, smtpUrl, supportEmail, type Sender } from './mailSettings';
import { metricsSettings, type MetricsSettings } from './metricsSettings';
import { processRole, type ProcessRole } from './processRole';
import { proxies } from './proxySettings';
import {
  registeredPlaceOfSupply,
  seller,
  type RegisteredPlaceOfSupply,
  type Seller,
} from './sellerSettings';
import { writeQuotaSettings, type WriteQuotas } from './writeQuotaSettings';
import { supportDetails, type SupportDetails } from './supportSettings';

/** The settings from the environment (D5), checked once at start. */
export interface Config extends DatabaseSettings, MetricsSettings, WriteQuotas {
  production: boolean;
  role: ProcessRole;
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Proxies whose X-Forwarded-For is trusted; none by default. */
  trustProxy: readonly string[];
  dataDir: string;
  databaseUrl: string | undefined;
  /** A streaming replica of it, for what visitors read while many do. */
  databaseReadUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Whom mails come from. */
  mailFrom: Sender;
  jwtSecret: string | undefined;
  /** Accepted as well as the one that signs; undefined: as DATA_DIR has them. */
  acceptedJwtSecrets: readonly string[] | undefined;
  ticketSigningKey: string | undefined;
  /** Accepted as well as the one that signs; undefined: as DATA_DIR has them. */
  acceptedTicketKeys: readonly string[] | undefined;
  gateways: readonly GatewayName[];
  holdMinutes: number;
  /** Seats that one person may hold unpaid over all events; 0: no limit. */
  maxHeldPerPerson: number;
  /** Percent of a tier that one company may hold unpaid, or 40 seats where that is more; 0: no limit. */
  maxHeldPerCompany: number;
  /** Bookings that arrive together share one statement; off, each has its own. */
  groupAdmission: boolean;
  /** Public pages arrive with their content; off, browsers fill them. */
  renderPages: boolean;
  /** Fill an empty database with the demo world (D6). */
  demo: boolean;
  /** Make this many events instead of the hand-written demo world, for load work. */
  demoEvents: number | undefined;
  /** Days that a session is kept after it has run out. */
  retentionSessions: number;
  /** Days after its last change that a booking that was never paid is kept. */
  retentionAbandoned: number;
  /** Days after an event that details of its attendees are kept. */
  retentionAttendees: number;
  /** Days after the last event to which a company has invited a guest that the guest's name is kept. */
  retentionGuests: number;
  /** Days after a mail was queued that its recipient and subject are kept. */
  retentionMails: number;
  /** Days after its last sign-in that a device or network of a person is kept. */
  retentionSignIns: number;
  /** Mail domains whose people cannot sign up, beside those of the lists. */
  blockedEmailDomains: ReadonlySet<string>;
  supportEmail: string;
  /** What the pages say of support; in production only what is set. */
  support: SupportDetails;
  /** The seller on invoices (D15); in production undefined until all of SELLER_… is set. */
  seller: Seller | undefined;
  /** Where tickets are supplied to buyers with a GSTIN; to others it is always the event's state. */
  gstRegisteredPlaceOfSupply: RegisteredPlaceOfSupply;
  stripe: GatewayAddress & { secretKey: string | undefined };
  razorpay: GatewayAddress & { keyId: string | undefined; keySecret: string | undefined };
}

interface GatewayAddress {
  webhookSecret: string | undefined;
  baseUrl: string;
  /** Milliseconds for one request; tests shorten it. */
  timeout?: number;
}

/** @throws ConfigError with one line for each variable that is wrong or missing */
export function readConfig(env: Env): Config {
  const production = env.NODE_ENV === 'production';
  if (production) assertNothingIsMissing(env);
  const databaseUrl = primaryUrl(env);
  const port = integer(env, 'PORT', 3000, 0, 65535);
  const live = production && databaseUrl !== undefined;
  const config: Config = {
    ...databaseSettings(env),
    ...metricsSettings(env),
    ...writeQuotaSettings(env),
    production,
    role: processRole(env, databaseUrl),
    port,
    host: text(env, 'HOST') ?? '0.0.0.0',
    publicUrl: (url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(
      /\/+$/,
      '',
    ),
    trustProxy: proxies(env),
    dataDir: path.resolve(text(env, 'DATA_DIR') ?? '.data'),
    databaseUrl,
    databaseReadUrl: replicaUrl(env),
    smtpUrl: smtpUrl(env),
    mailFrom: mailFrom(env),
    jwtSecret: secret(env, 'JWT_SECRET'),
    acceptedJwtSecrets: secrets(env, 'JWT_SECRETS_ACCEPTED'),
    ticketSigningKey: secret(env, 'TICKET_SIGNING_KEY'),
    acceptedTicketKeys: secrets(env, 'TICKET_KEYS_ACCEPTED'),
    gateways: gateways(env, live),
    holdMinutes: integer(env, 'HOLD_MINUTES', 60, 1, 24 * 60),
    maxHeldPerPerson: integer(env, 'MAX_HELD_PER_PERSON', 40, 0, 1_000_000),
    maxHeldPerCompany: integer(env, 'MAX_HELD_PER_COMPANY', 20, 0, 100),
    groupAdmission: flag(env, 'GROUP_ADMISSION', true),
    renderPages: flag(env, 'RENDER_PAGES', true),
    demo: flag(env, 'DEMO', databaseUrl === undefined && !production),
    demoEvents:
      text(env, 'DEMO_EVENTS') === undefined
        ? undefined
        : integer(env, 'DEMO_EVENTS', 0, 1, 1_000_000),
    // A payment page stays open for two days, and a payment may be disputed for longer.
    retentionAbandoned: integer(env, 'RETENTION_ABANDONED', 90, 30, 3650),
    retentionAttendees: integer(env, 'RETENTION_ATTENDEES', 730, 30, 3650),
    // What a guest was given counts for a calendar year (docs/product/companies.md#hospitality).
    retentionGuests: integer(env, 'RETENTION_GUESTS', 2922, 400, 3650),
    // Mails are tried for three days, and a reminder that was queued twice is sent once while its row is there.
    retentionMails: integer(env, 'RETENTION_MAILS', 30, 7, 3650),
    retentionSessions: integer(env, 'RETENTION_SESSIONS', 90, 1, 3650),
    // Browsers keep the cookie of a device for a year.
    retentionSignIns: integer(env, 'RETENTION_SIGN_INS', 365, 7, 365),
    blockedEmailDomains: blockedEmailDomains(env),
    supportEmail: supportEmail(env),
    support: supportDetails(env, production),
    seller: seller(env, production),
    gstRegisteredPlaceOfSupply: registeredPlaceOfSupply(env),
    stripe: {
      secretKey: text(env, 'STRIPE_SECRET_KEY'),
      webhookSecret: text(env, 'STRIPE_WEBHOOK_SECRET'),
      baseUrl: url(env, 'STRIPE_BASE_URL', ['http:', 'https:']) ?? 'https://api.stripe.com',
    },
    razorpay: {
      keyId: text(env, 'RAZORPAY_KEY_ID'),
      keySecret: text(env, 'RAZORPAY_KEY_SECRET'),
      webhookSecret: text(env, 'RAZORPAY_WEBHOOK_SECRET'),
      baseUrl: url(env, 'RAZORPAY_BASE_URL', ['http:', 'https:']) ?? 'https://api.razorpay.com',
    },
  };
  return config;
}

/**
 * In production nothing is made up: links would lead to localhost and mails would come from an address
 * that does not exist.
 */
function assertNothingIsMissing(env: Env): void {
  const has = (name: string) => text(env, name) !== undefined;
  const lines: string[] = [];
  if (!has('PUBLIC_URL')) {
    lines.push('PUBLIC_URL is required in production: the address at which people reach Foyer.');
  }
  if (!isMailOff(env)) {
    if (!has('SMTP_URL')) {
      lines.push(
        'SMTP_URL is required in production. MAIL=outbox instead keeps each mail in a file.',
      );
    }
    if (!has('MAIL_FROM')) {
      lines.push('MAIL_FROM is required in production: whom mails come from.');
    }
  }
  if (!has('SUPPORT_EMAIL') && !has('MAIL_FROM')) {
    lines.push('SUPPORT_EMAIL is required in production: mails and tickets name it for questions.');
  }
  if (has('DATABASE_URL')) {
    for (const name of ['JWT_SECRET', 'TICKET_SIGNING_KEY']) {
      if (!has(name)) lines.push(`${name} is required in production on DATABASE_URL.`);
    }
  }
  if (lines.length > 0) throw new ConfigError(lines.join('\n'));
}
