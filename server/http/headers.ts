import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

/** The Content-Security-Policy of a page. @param nonce new for each response; emotion's style sheets carry it */
export const pagePolicy = (nonce: string) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", `'nonce-${nonce}'`],
    styleSrcAttr: ["'none'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
  },
});

/** The camera for the check-in scanner; everything else is denied. */
const PERMISSIONS = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Security headers of every response. API responses and files may load nothing; pages widen that with
 * `reply.helmet({ contentSecurityPolicy: pagePolicy(nonce) })`.
 */
export async function registerHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl'>) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Browsers that have seen this header refuse http for a year: only where the public URL is https.
    strictTransportSecurity: config.publicUrl.startsWith('https:')
      ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false }
      : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('Permissions-Policy', PERMISSIONS);
  });
}
