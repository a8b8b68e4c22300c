import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { isPlatformAdmin } from '../../identity/people/peopleScope.rules';
import { proofRecord } from '../domain/domain.rules';
import type { CompanyAccountRow, DomainRow } from './companyAccounts.repository';

const presentDomain = (row: DomainRow): Schemas['CompanyDomain'] => ({
  domain: row.domain,
  is_own: row.is_own,
  proven: row.proven_at !== null,
  proven_at: row.proven_at === null ? null : new Date(row.proven_at).toISOString(),
  txt_record: { name: row.domain, value: proofRecord(row.proof) },
});

/** Only the platform sees the reason for a suspension. */
export const presentCompanyAccount = (
  row: CompanyAccountRow,
  reader: Pick<Caller, 'permissions'>,
): Schemas['CompanyAccount'] => ({
  id: row.id,
  version: row.version,
  name: row.name,
  status: row.status,
  suspended_at: row.suspended_at?.toISOString() ?? null,
  suspended_reason: isPlatformAdmin(reader) ? row.suspended_reason : '',
  merged_into:
    row.merged_into === null
      ? null
      : { id: row.merged_into, name: row.merged_name ?? '', domain: row.merged_domain },
  domain: row.domain,
  domain_proven: row.domain_proven_at !== null,
  domains: row.domains.map(presentDomain),
  people: row.people,
  closed_people: row.closed_people,
  admins: row.admins,
  open_invitations: row.open_invitations,
  bookings: row.bookings,
  last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
  gstin: row.gstin,
  billing_address: row.billing_address,
  created_at: row.created_at.toISOString(),
});
