import type { FastifyRequest } from 'fastify';
import type { FastifyLoggerOptions, PinoLoggerOptions } from 'fastify/types/logger';
import type { Config } from './config/config';
import { ConfigError } from './config/env';
import { loggedError } from './http/loggedError';
import { withoutSecret } from './http/secretAddresses';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Fields redacted in logs. */
const secretFields = [
  'password',
  'otp',
  'token',
  'access_token',
  'refresh_token',
  'api_key',
  'authorization',
];

/**
 * Level `warn` on a console and `info` in production, unless LOG_LEVEL sets another.
 * @param logMethod Pino's hook, called for each line
 * @throws ConfigError
 */
export function loggerOptions(
  production: boolean,
  level: string | undefined,
  logMethod?: NonNullable<PinoLoggerOptions['hooks']>['logMethod'],
): FastifyLoggerOptions & PinoLoggerOptions {
  const chosen = level?.trim().toLowerCase() || (production ? 'info' : 'warn');
  if (!levels.includes(chosen)) {
    throw new ConfigError(`LOG_LEVEL must be one of ${levels.join(', ')}, not "${chosen}".`);
  }
  return {
    level: chosen,
    ...(logMethod && { hooks: { logMethod } }),
    serializers: { req: requestLine, err: loggedError },
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        'res.headers["set-cookie"]',
        ...secretFields,
        ...secretFields.map((field) => `*.${field}`),
      ],
      censor: '[redacted]',
    },
  };
}

/** What logs say of a request: its address without tokens of links and without words that people are searched by. */
const requestLine = ({ method, url, host, ip, socket }: Partial<FastifyRequest>) => ({
  method,
  url: url && withoutSecret(url),
  host,
  remoteAddress: ip,
  remotePort: socket?.remotePort,
});

export const printLine = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Milliseconds after which a step is reported. */
const SLOW = 400;

/** Runs a step of the start and reports it when it takes long. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  let isReported = false;
  const timer = setTimeout(() => {
    isReported = true;
    // Partial lines only on a terminal: elsewhere log lines would be mixed in.
    if (process.stdout.isTTY) process.stdout.write(`${title} … `);
  }, SLOW);
  const report = (outcome: string) => {
    if (isReported) printLine(process.stdout.isTTY ? outcome : `${title} … ${outcome}`);
  };
  try {
    const result = await work();
    report(`${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    report('failed');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

interface DemoWorld {
  users: readonly { username: string; role: string; company: string | null }[];
  password: string;
}

interface Opening {
  address: string;
  publicUrl: string;
  pages: boolean;
  demo: DemoWorld | null;
  warnings?: readonly string[];
  /** Of the link with which a person sets the place up; null when that is done. */
  setupToken?: string | null;
  /** The embedded database takes one process at a time. */
  embedded?: boolean;
}

/** What an operator should know at each start in production. */
export function warningsOf(
  config: Pick<Config, 'production' | 'seller' | 'smtpUrl' | 'gateways'>,
  { demo }: { demo: boolean },
): string[] {
  if (!config.production) return [];
  return [
    ...(demo
      ? ['DEMO=1: everybody can sign in as an admin with the published password of the demo world.']
      : []),
    ...(config.seller
      ? []
      : [
          'No invoice is issued for events without an organizer: set SELLER_NAME, SELLER_GSTIN, SELLER_ADDRESS and SELLER_STATE.',
        ]),
    ...(config.smtpUrl === undefined
      ? ['Mail is off: each mail is kept as a file in DATA_DIR/outbox.']
      : []),
    ...(config.gateways.includes('sandbox')
      ? ['PAYMENTS has the sandbox: tickets are given out without money.']
      : []),
  ];
}

/** The lines that are printed when the server is up. */
export function welcome({
  address,
  publicUrl,
  pages,
  demo,
  warnings = [],
  setupToken = null,
  embedded = false,
}: Opening): string {
  const lines = ['', `  Foyer is open at ${address}`];
  if (publicUrl !== address) lines.push(`  Public address   ${publicUrl}`);
  if (!pages) lines.push('  The pages are not built (npm run build): only /api answers here.');
  if (demo) {
    const column = (cells: readonly string[]) => Math.max(...cells.map((cell) => cell.length)) + 2;
    const [names, roles] = [
      column(demo.users.map((user) => user.username)),
      column(demo.users.map((user) => user.role)),
    ];
    lines.push('', `  Demo world. Password of everybody: ${demo.password}`);
    for (const { username, role, company } of demo.users) {
      lines.push(
        `    ${username.padEnd(names)}${role.padEnd(roles)}${company ?? 'platform'}`.trimEnd(),
      );
    }
  }
  if (setupToken !== null) {
    lines.push(
      '',
      '  Foyer is not set up yet. Open this link, which works once, to make the first administrator:',
      `    ${publicUrl}/setup?token=${setupToken}`,
      '  Without a browser:',
      '    npm run admin -- create --email you@company.com --first-name Your --last-name Name',
    );
    if (embedded) lines.push('  Stop this server before that command, and start it again after.');
  }
  for (const warning of warnings) lines.push('', `  WARNING: ${warning}`);
  return [...lines, ''].join('\n');
}
