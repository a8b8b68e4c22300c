import { getDomain } from 'tldts';

/** What stands in `companies` of a company's domain, for `holdGroup`. */
export interface RegistrableDomains {
  registrable_domain: string | null;
  hosted_domain: string | null;
}

/**
 * The registered domain by the public suffix list: `acme.co.in` for `mail.acme.co.in`. Once by the suffixes of
 * registries only, and once also by the suffixes of hosts and resellers: `host.example` and `acme.host.example` if
 * `host.example` gives subdomains to everybody.
 * @param domain in small letters, as `parseEmail` returns it; null for a company without one
 */
export function registrableDomains(domain: string | null): RegistrableDomains {
  if (domain === null) return { registrable_domain: null, hosted_domain: null };
  return {
    registrable_domain: getDomain(domain, { allowPrivateDomains: false }) ?? domain,
    hosted_domain: getDomain(domain, { allowPrivateDomains: true }) ?? domain,
  };
}
