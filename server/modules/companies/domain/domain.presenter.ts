import type { Schemas } from '../../../contract/types';
import { proofRecord } from './domain.rules';
import type { DomainRow } from './domain.repository';

/** @param withRecord true for callers who may prove the domain, who need the TXT record */
export const presentCompany = (
  row: DomainRow,
  { withRecord }: { withRecord: boolean },
): Schemas['Company'] => ({
  id: row.id,
  name: row.name,
  domain: row.domain,
  domain_proven: row.domain_proven_at !== null,
  domain_proven_at: row.domain_proven_at?.toISOString() ?? null,
  txt_record:
    withRecord && row.domain !== null
      ? { name: row.domain, value: proofRecord(row.domain_proof) }
      : null,
});
