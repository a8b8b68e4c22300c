import type { RateLimitState } from '../../lib/errors';

/** The fields of the IETF draft "RateLimit header fields for HTTP". */
export const rateLimitHeaders = ({ name, max, windowSeconds, left, wait }: RateLimitState) => ({
  'RateLimit-Policy': `"${name}";q=${max};w=${windowSeconds}`,
  RateLimit: `"${name}";r=${left};t=${wait}`,
});
