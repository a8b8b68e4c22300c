import path from 'node:path';
import { blockedEmailDomains } from './blockedEmailDomains';
import { ConfigError, flag, integer, secret, secrets, text, url, type Env } from './env';
import {
  databaseSettings,
  primaryUrl,
  replicaUrl,
  type DatabaseSettings,
} from './databaseSettings';
import { developmentSettings, type DevelopmentSettings } from './developmentSettings';
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
import { singleSignOnSettings, type SingleSignOnSettings } from './singleSignOnSettings';
import { writeQuotaSettings, type WriteQuotas } from './writeQuotaSettings';
import { secondFactorFor, type SecondFactorGroup } from './secondFactorSettings';
import { supportDetails, type SupportDetails } from './supportSettings';
import { walletSettings, type WalletSettings } from './walletSettings';

/** The settings from the environment (D5), validated once at start. */
export interface Config
  extends
    DatabaseSettings,
    DevelopmentSettings,
    MetricsSettings,
    WalletSettings,
    WriteQuotas,
    SingleSignOnSettings {
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
  /** A streaming replica of `databaseUrl`, which serves public reads under load. */
  databaseReadUrl: string | undefined;
  smtpUrl: string | undefined;
  /** The sender of mails. */
  mailFrom: Sender;
  jwtSecret: string | undefined;
  /** Further accepted secrets besides the signing one; undefined: read them from DATA_DIR. */
  acceptedJwtSecrets: readonly string[] | undefined;
  ticketSigningKey: string | undefined;
  /** Further accepted secrets besides the signing one; undefined: read them from DATA_DIR. */
  acceptedTicketKeys: readonly string[] | undefined;
  gateways: readonly GatewayName[];
  holdMinutes: number;
  /** Seats that one person may hold unpaid across all events; 0: no limit. */
  maxHeldPerPerson: number;
  /** Percent of a tier that one company may hold unpaid, or 40 seats if that is more; 0: no limit. */
  maxHeldPerCompany: number;
  /** Concurrent bookings share one statement; off: one statement for each booking. */
  groupAdmission: boolean;
  /** The server renders the content of public pages; off: browsers render it. */
  renderPages: boolean;
  /** Fill an empty database with demo data (D6). */
  demo: boolean;
  /** For load tests: generate this many events in place of the hand-written demo data. */
  demoEvents: number | undefined;
  /** Days that a session is kept after it expires. */
  retentionSessions: number;
  /** Days that a booking that was never paid is kept after its last change. */
  retentionAbandoned: number;
  /** Days that attendee details are kept after the event. */
  retentionAttendees: number;
  /** Days that a guest's name is kept after the last event that the company invited them to. */
  retentionGuests: number;
  /** Days that the recipient and subject of a mail are kept after it was queued. */
  retentionMails: number;
  /** Days that a person's device or network is kept after its last sign-in. */
  retentionSignIns: number;
  /** Mail domains blocked from sign-up, in addition to the built-in lists. */
  blockedEmailDomains: ReadonlySet<string>;
  /** The platform's people who must have a second factor. */
  secondFactorFor: readonly SecondFactorGroup[];
  supportEmail: string;
  /** Support details shown on pages; in production only the ones that are set. */
  support: SupportDetails;
  /** The seller on invoices (D15); in production undefined until all of SELLER_… is set. */
  seller: Seller | undefined;
  /** Place of supply of tickets for buyers with a GSTIN; for others it is always the event's state. */
  gstRegisteredPlaceOfSupply: RegisteredPlaceOfSupply;
  webhooks: {
    /** Webhooks may call addresses in private networks, and http. */
    allowPrivate: boolean;
    /** Milliseconds for one call; tests shorten it. */
    timeout?: number;
  };
  stripe: GatewayAddress & { secretKey: string | undefined };
  razorpay: GatewayAddress & { keyId: string | undefined; keySecret: string | undefined };
}

interface GatewayAddress {
  webhookSecret: string | undefined;
  baseUrl: string;
  /** Milliseconds for one request; tests shorten it. */
  timeout?: number;
}

/** @throws ConfigError with one line for each wrong or missing variable */
export function readConfig(env: Env): Config {
  const production = env.NODE_ENV === 'production';
  if (production) assertRequiredSettings(env);
  const databaseUrl = primaryUrl(env);
  const port = integer(env, 'PORT', 3000, 0, 65535);
  const demo = flag(env, 'DEMO', databaseUrl === undefined && !production);
  const live = production && databaseUrl !== undefined;
  const config: Config = {
    ...databaseSettings(env),
    ...developmentSettings(env),
    ...metricsSettings(env),
    ...walletSettings(env),
    ...writeQuotaSettings(env),
    ...singleSignOnSettings(env),
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
    demo,
    demoEvents:
      text(env, 'DEMO_EVENTS') === undefined
        ? undefined
        : integer(env, 'DEMO_EVENTS', 0, 1, 1_000_000),
    // At least 30 days: a payment page stays open for two days, and a payment can be disputed after that.
    retentionAbandoned: integer(env, 'RETENTION_ABANDONED', 90, 30, 3650),
    retentionAttendees: integer(env, 'RETENTION_ATTENDEES', 730, 30, 3650),
    // At least 400 days: gifts to a guest are added up over a calendar year (docs/product/companies.md#hospitality).
    retentionGuests: integer(env, 'RETENTION_GUESTS', 2922, 400, 3650),
    // At least 7 days: mails are retried for three days, and while its row is kept, a reminder that was queued twice
    // is sent once.
    retentionMails: integer(env, 'RETENTION_MAILS', 30, 7, 3650),
    retentionSessions: integer(env, 'RETENTION_SESSIONS', 90, 1, 3650),
    // Browsers keep the cookie of a device for a year.
    retentionSignIns: integer(env, 'RETENTION_SIGN_INS', 365, 7, 365),
    blockedEmailDomains: blockedEmailDomains(env),
    // Everybody knows the passwords of the demo world: whoever came first would keep all others out.
    secondFactorFor: secondFactorFor(env, production && !demo ? ['admins'] : []),
    supportEmail: supportEmail(env),
    support: supportDetails(env, production),
    seller: seller(env, production),
    gstRegisteredPlaceOfSupply: registeredPlaceOfSupply(env),
    webhooks: { allowPrivate: flag(env, 'WEBHOOK_ALLOW_PRIVATE', false) },
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
 * Production has no defaults for these: links would lead to localhost, and mails would come from an address that does
 * not exist.
 */
function assertRequiredSettings(env: Env): void {
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
