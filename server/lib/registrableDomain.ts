import { getDomain } from 'tldts';

/** What stands in `companies` of a company's domain, for `holdGroup`. */
export interface RegistrableDomains {
  registrable_domain: string | null;
  hosted_domain: string | null;
}

/**
 * Who has registered a domain, by the public suffix list: `acme.co.in` for `mail.acme.co.in`. By the suffixes of
 * registries alone, and by those of hosts and resellers too: `host.example` and `acme.host.example`, where
 * `host.example` gives names of its own to everybody.
 * @param domain in small letters, as `parseEmail` returns it; null for a company without one
 */
export function registrableDomains(domain: string | null): RegistrableDomains {
  if (domain === null) return { registrable_domain: null, hosted_domain: null };
  return {
    registrable_domain: getDomain(domain, { allowPrivateDomains: false }) ?? domain,
    hosted_domain: getDomain(domain, { allowPrivateDomains: true }) ?? domain,
  };
}
