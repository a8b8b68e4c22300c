import { isIP } from 'node:net';
import path from 'node:path';
import { isGstin, stateCode } from '../lib/gstin';

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
  jwtSecret: string | undefined;
  ticketSigningKey: string | undefined;
  gateways: readonly GatewayName[];
  holdMinutes: number;
  /** Bookings that arrive together share one statement; off, each has its own. */
  groupAdmission: boolean;
  /** Fill an empty database with the demo world (D6). */
  demo: boolean;
  /** Make this many events instead of the hand-written demo world, for load work. */
  demoEvents: number | undefined;
  supportEmail: string;
  /** The seller on invoices (D15). */
  seller: Seller;
  stripe: { secretKey: string | undefined; webhookSecret: string | undefined; baseUrl: string };
  razorpay: {
    keyId: string | undefined;
    keySecret: string | undefined;
    webhookSecret: string | undefined;
    baseUrl: string;
  };
}

export interface Seller {
  name: string;
  gstin: string;
  address: string;
  /** A state of India, the one that the GSTIN begins with. */
  state: string;
}

export class ConfigError extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError with one line that names the variable */
export function readConfig(env: Env): Config {
  const production = env.NODE_ENV === 'production';
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
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    jwtSecret: secret(env, 'JWT_SECRET', live),
    ticketSigningKey: secret(env, 'TICKET_SIGNING_KEY', live),
    gateways: gateways(env, live),
    holdMinutes: integer(env, 'HOLD_MINUTES', 60, 1, 24 * 60),
    groupAdmission: flag(env, 'GROUP_ADMISSION', true),
    demo: flag(env, 'DEMO', databaseUrl === undefined),
    demoEvents:
      text(env, 'DEMO_EVENTS') === undefined
        ? undefined
        : integer(env, 'DEMO_EVENTS', 0, 1, 1_000_000),
    supportEmail: text(env, 'SUPPORT_EMAIL') ?? 'support@foyer.example',
    seller: seller(env),
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

/** Invented; the GST number passes the check. */
const demoSeller: Seller = {
  name: 'Foyer Tickets Private Limited',
  gstin: '27AAFCF4821M1ZE',
  address: '5th Floor, Foyer House, Kala Ghoda, Mumbai 400001',
  state: 'Maharashtra',
};

function seller(env: Env): Seller {
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

function secret(env: Env, name: string, required: boolean): string | undefined {
  const value = text(env, name);
  if (value === undefined && required) {
    throw new ConfigError(`${name} is required in production on DATABASE_URL.`);
  }
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
