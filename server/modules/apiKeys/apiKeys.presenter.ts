import type { Schemas } from '../../contract/types';
import type { KeyRow } from './apiKeys.repository';

export const presentApiKey = (key: KeyRow, status: Schemas['ApiKeyStatus']): Schemas['ApiKey'] => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  status,
  created_by: key.created_by,
  created_at: key.created_at.toISOString(),
  expires_at: key.expires_at?.toISOString() ?? null,
  last_used_at: key.last_used_at?.toISOString() ?? null,
});
