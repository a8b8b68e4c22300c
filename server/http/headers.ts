import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config';
import type { InlineHashes } from './rendering/finishedPage';
import { isSecretAddress } from './secretAddresses';

/**
 * The Content-Security-Policy of a page. It allows the inline scripts and style elements of the build
 * by their hashes; emotion inserts its rules into one of them (src/theme/pageStyles.ts).
 */
export const pagePolicy = ({ scripts, styles }: InlineHashes) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts],
    styleSrc: ["'self'", ...styles],
    styleSrcAttr: ["'none'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
  },
});

/** Of the service worker of /check-in: it loads the files of its page, and a page's policy says nothing of a worker. */
export const workerPolicy = {
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], connectSrc: ["'self'"], frameAncestors: ["'none'"] },
};

/** The camera for the check-in scanner; everything else is denied. */
const PERMISSIONS = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()';

/** Browsers that have seen this header refuse http for a year: only where the public URL is https. */
const STRICT_TRANSPORT = { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false };

const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:');

/**
 * The same headers for answers that are sent without hooks: cached ones, and those to malformed addresses and requests.
 */
export const headersWithoutHooks = (
  config: Pick<Config, 'publicUrl'>,
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': PERMISSIONS,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
  ...(isHttps(config) && { 'Strict-Transport-Security': `max-age=${STRICT_TRANSPORT.maxAge}` }),
});

/**
 * Security headers of every response. API responses and files may load nothing; pages widen that with
 * `reply.helmet({ contentSecurityPolicy: pagePolicy(hashes) })`.
 */
export async function registerHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl'>) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps(config) ? STRICT_TRANSPORT : false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeader('Permissions-Policy', PERMISSIONS);
    if (isSecretAddress(request.url)) hideAddress(reply);
  });
}

/** Anybody who knows the address sees the page, so no other site and no search engine may learn it. */
export function hideAddress(reply: FastifyReply): void {
  reply.raw.setHeader('Referrer-Policy', 'no-referrer');
  reply.raw.setHeader('X-Robots-Tag', 'noindex, nofollow');
}
