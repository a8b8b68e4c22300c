import { isIP } from 'node:net';
import path from 'node:path';
import { parseEmail } from '../lib/emailAddress';
import { isGstin, stateCode } from '../lib/gstin';
import { hasUnusableCharacters } from '../lib/text';

export type GatewayName = 'sandbox' | 'stripe' | 'razorpay';

/** The settings from the environment (D5), checked once at start. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Proxies whose X-Forwarded-For is trusted; none by default. */
  trustProxy: readonly string[];
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Whom mails come from. */
  mailFrom: Sender;
  jwtSecret: string | undefined;
  ticketSigningKey: string | undefined;
  gateways: readonly GatewayName[];
  holdMinutes: number;
  /** Seats that one person may hold unpaid over all events; 0: no limit. */
  maxHeldPerPerson: number;
  /** Percent of a tier that one company may hold unpaid, or 40 seats where that is more; 0: no limit. */
  maxHeldPerCompany: number;
  /** Bookings that arrive together share one statement; off, each has its own. */
  groupAdmission: boolean;
  /** Fill an empty database with the demo world (D6). */
  demo: boolean;
  /** Make this many events instead of the hand-written demo world, for load work. */
  demoEvents: number | undefined;
  supportEmail: string;
  /** The seller on invoices (D15); in production undefined until all of SELLER_… is set. */
  seller: Seller | undefined;
  /** Where tickets are supplied to buyers with a GSTIN; to others it is always the event's state. */
  gstRegisteredPlaceOfSupply: RegisteredPlaceOfSupply;
  stripe: { secretKey: string | undefined; webhookSecret: string | undefined; baseUrl: string };
  razorpay: {
    keyId: string | undefined;
    keySecret: string | undefined;
    webhookSecret: string | undefined;
    baseUrl: string;
  };
}

/** `venue`: the state where the event is held. `recipient`: the state of the buyer's GSTIN. */
export type RegisteredPlaceOfSupply = 'venue' | 'recipient';

export interface Seller {
  name: string;
  gstin: string;
  address: string;
  /** A state of India, the one that the GSTIN begins with. */
  state: string;
}

export interface Sender {
  name: string;
  address: string;
}

/** Each line of the message names one variable. */
export class ConfigError extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError with one line for each variable that is wrong or missing */
export function readConfig(env: Env): Config {
  const production = env.NODE_ENV === 'production';
  if (production) assertNothingIsMissing(env);
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const port = integer(env, 'PORT', 3000, 0, 65535);
  const live = production && databaseUrl !== undefined;
  const config: Config = {
    production,
    port,
    host: text(env, 'HOST') ?? '0.0.0.0',
    publicUrl: (url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(
      /\/+$/,
      '',
    ),
    trustProxy: proxies(env),
    dataDir: path.resolve(text(env, 'DATA_DIR') ?? '.data'),
    databaseUrl,
    smtpUrl: smtpUrl(env),
    mailFrom: mailFrom(env),
    jwtSecret: secret(env, 'JWT_SECRET'),
    ticketSigningKey: secret(env, 'TICKET_SIGNING_KEY'),
    gateways: gateways(env, live),
    holdMinutes: integer(env, 'HOLD_MINUTES', 60, 1, 24 * 60),
    maxHeldPerPerson: integer(env, 'MAX_HELD_PER_PERSON', 40, 0, 1_000_000),
    maxHeldPerCompany: integer(env, 'MAX_HELD_PER_COMPANY', 20, 0, 100),
    groupAdmission: flag(env, 'GROUP_ADMISSION', true),
    demo: flag(env, 'DEMO', databaseUrl === undefined && !production),
    demoEvents:
      text(env, 'DEMO_EVENTS') === undefined
        ? undefined
        : integer(env, 'DEMO_EVENTS', 0, 1, 1_000_000),
    supportEmail: supportEmail(env),
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

function isMailOff(env: Env): boolean {
  const value = text(env, 'MAIL')?.toLowerCase();
  if (value !== undefined && value !== 'outbox' && value !== 'smtp') {
    throw new ConfigError(`MAIL must be smtp or outbox, not "${value}".`);
  }
  return value === 'outbox';
}

function smtpUrl(env: Env): string | undefined {
  const found = url(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const isOff = isMailOff(env);
  if (isOff && found !== undefined) {
    throw new ConfigError('MAIL=outbox sends nothing: unset it, or SMTP_URL.');
  }
  if (!isOff && found === undefined && text(env, 'MAIL') !== undefined) {
    throw new ConfigError('MAIL=smtp needs SMTP_URL.');
  }
  return found;
}

const invalidAddress = (name: string, example: string) =>
  new ConfigError(`${name} must be an e-mail address, like ${example}.`);

/** `Foyer <tickets@acme.com>`, or the address alone. */
function mailFrom(env: Env): Sender {
  const value = text(env, 'MAIL_FROM');
  if (value === undefined) return { name: 'Foyer', address: supportEmail(env) };
  const [, name = 'Foyer', inBrackets] = /^(?:"?([^"<>]*?)"?\s*)<([^<>]+)>$/.exec(value) ?? [];
  const address = parseEmail(inBrackets ?? value)?.address;
  if (address === undefined || hasUnusableCharacters(name)) {
    throw invalidAddress('MAIL_FROM', 'Foyer <tickets@acme.com>');
  }
  return { name: name || 'Foyer', address };
}

function supportEmail(env: Env): string {
  const value = text(env, 'SUPPORT_EMAIL');
  if (value === undefined) {
    return text(env, 'MAIL_FROM') === undefined ? 'support@foyer.example' : mailFrom(env).address;
  }
  const address = parseEmail(value)?.address;
  if (address === undefined) throw invalidAddress('SUPPORT_EMAIL', 'help@acme.com');
  return address;
}

/** Invented; the GST number passes the check. Never used in production. */
const demoSeller: Seller = {
  name: 'Foyer Tickets Private Limited',
  gstin: '27AAFCF4821M1ZE',
  address: '5th Floor, Foyer House, Kala Ghoda, Mumbai 400001',
  state: 'Maharashtra',
};

const sellerVariables = ['SELLER_NAME', 'SELLER_GSTIN', 'SELLER_ADDRESS', 'SELLER_STATE'] as const;

/** Undefined in production when none of its variables is set: then no invoice is issued. */
function seller(env: Env, production: boolean): Seller | undefined {
  const missing = sellerVariables.filter((name) => text(env, name) === undefined);
  if (production && missing.length === sellerVariables.length) return undefined;
  if (production && missing.length > 0) {
    throw new ConfigError(
      missing.map((name) => `${name} is missing: the seller on invoices needs it.`).join('\n'),
    );
  }
  const found: Seller = {
    name: text(env, 'SELLER_NAME') ?? demoSeller.name,
    gstin: text(env, 'SELLER_GSTIN')?.toUpperCase() ?? demoSeller.gstin,
    address: text(env, 'SELLER_ADDRESS') ?? demoSeller.address,
    state: text(env, 'SELLER_STATE') ?? demoSeller.state,
  };
  if (!isGstin(found.gstin)) {
    throw new ConfigError(`SELLER_GSTIN is not a valid GST number: "${found.gstin}".`);
  }
  const code = stateCode(found.state);
  if (code === null) {
    throw new ConfigError(`SELLER_STATE must be a state of India, not "${found.state}".`);
  }
  if (!found.gstin.startsWith(code)) {
    throw new ConfigError(
      `SELLER_STATE is ${found.state} (${code}), but SELLER_GSTIN begins with ${found.gstin.slice(0, 2)}.`,
    );
  }
  return found;
}

/** `venue` is what the IGST Act says of admission to events: s. 12(6). */
function registeredPlaceOfSupply(env: Env): RegisteredPlaceOfSupply {
  const value = text(env, 'GST_REGISTERED_PLACE_OF_SUPPLY')?.toLowerCase() ?? 'venue';
  if (value !== 'venue' && value !== 'recipient') {
    throw new ConfigError(
      `GST_REGISTERED_PLACE_OF_SUPPLY must be venue or recipient, not "${value}".`,
    );
  }
  return value;
}

function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  }
  return number;
}

function flag(env: Env, name: string, fallback: boolean): boolean {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined) return fallback;
  if (['1', 'true', 'yes'].includes(value)) return true;
  if (['0', 'false', 'no'].includes(value)) return false;
  throw new ConfigError(`${name} must be 1 or 0, not "${value}".`);
}

function url(env: Env, name: string, protocols: readonly string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const protocol = URL.canParse(value) ? new URL(value).protocol : undefined;
  if (!protocol || !protocols.includes(protocol)) {
    // The value may contain a password: the message names the variable only.
    throw new ConfigError(
      `${name} must be an address that starts with ${protocols.join(' or ')}//.`,
    );
  }
  return value;
}

function secret(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value !== undefined && value.length < 32) {
    throw new ConfigError(`${name} must be at least 32 characters long.`);
  }
  return value;
}

/** Names of address ranges that proxy-addr knows. */
const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * The proxies whose X-Forwarded-For is trusted. Trusting all would let any client choose the address
 * that its limits are counted for.
 */
function proxies(env: Env): readonly string[] {
  const value = text(env, 'TRUST_PROXY')?.toLowerCase();
  if (value === undefined || value === 'off') return [];
  const names = value.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !networkNames.includes(name) && !isNetwork(name));
  if (wrong !== undefined) {
    throw new ConfigError(
      `TRUST_PROXY takes off, or with commas ${networkNames.join(', ')} and addresses like 10.0.0.0/8, not "${wrong}".`,
    );
  }
  return names;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

const gatewayKeys: Record<Exclude<GatewayName, 'sandbox'>, readonly string[]> = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
};

function gateways(env: Env, live: boolean): readonly GatewayName[] {
  const hasKeys = (name: keyof typeof gatewayKeys) =>
    gatewayKeys[name].every((key) => text(env, key) !== undefined);
  const named = text(env, 'PAYMENTS');
  if (named !== undefined) {
    const names = [...new Set(named.split(',').map((name) => name.trim().toLowerCase()))];
    for (const name of names) {
      if (name === 'sandbox') continue;
      if (name !== 'stripe' && name !== 'razorpay') {
        throw new ConfigError(`PAYMENTS knows sandbox, stripe and razorpay, not "${name}".`);
      }
      if (!hasKeys(name)) {
        throw new ConfigError(`PAYMENTS names ${name}: it needs ${gatewayKeys[name].join(', ')}.`);
      }
    }
    return names as GatewayName[];
  }
  const keyed = (['stripe', 'razorpay'] as const).filter(hasKeys);
  if (keyed.length > 0) return keyed;
  if (live) {
    // A missing key must not enable the sandbox, which issues tickets without payment (D5).
    throw new ConfigError(
      'PAYMENTS must name a gateway in production on DATABASE_URL (sandbox only when meant).',
    );
  }
  return ['sandbox'];
}
