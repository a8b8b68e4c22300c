import type { CallerKey } from '../contract/caller';
import type { OperationInfo } from '../contract/document';
import { forbidden } from '../lib/errors';

const owners = { company: 'a company', organizer: 'an organizer' } as const;

/** @throws AppError 403 `key_scope` for an operation that does not take this API key */
export function assertTakesKey(
  { scopes, keyOwners }: Pick<OperationInfo, 'scopes' | 'keyOwners'>,
  key: Pick<CallerKey, 'owner' | 'scopes'>,
): void {
  if (scopes.length === 0) throw refused('API keys cannot make this call.');
  if (!keyOwners.includes(key.owner)) {
    throw refused(`This call needs a key of ${keyOwners.map((one) => owners[one]).join(' or ')}.`);
  }
  if (!scopes.some((scope) => key.scopes.includes(scope))) {
    throw refused(`This key lacks the scope ${scopes.join(' or ')}.`);
  }
}

const refused = (sentence: string) => forbidden(sentence, 'key_scope');
