import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

/** What a page of the SPA may load. @param nonce of its own for each answer; emotion's sheets carry it */
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

/** What the door's scanner needs, and nothing else. */
const PERMISSIONS = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Security headers of every answer. Data and files may load nothing; pages widen that with
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
    // A browser that has once seen this refuses http for a year: only where https is what is meant.
    strictTransportSecurity: config.publicUrl.startsWith('https:')
      ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false }
      : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('Permissions-Policy', PERMISSIONS);
  });
}
