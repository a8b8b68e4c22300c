import type { Schemas } from '../../../contract/types';
import type { ConnectionRow } from './connections.repository';

export const presentConnection = (row: ConnectionRow): Schemas['SingleSignOnConnection'] => ({
  issuer: row.issuer,
  client_id: row.client_id,
  role_claim: row.role_claim,
  role_mapping: row.role_mapping,
  required: row.required,
  break_glass: row.break_glass_id,
  tested_at: row.tested_at?.toISOString() ?? null,
  signs_out: row.signs_out,
});
