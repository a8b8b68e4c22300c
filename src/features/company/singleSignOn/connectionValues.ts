import type { CompanyRole, SingleSignOnConnection, SingleSignOnUpdate } from '@/api';

/** The form; ids are texts, as in the browser's own list. */
export interface ConnectionValues {
  issuer: string;
  client_id: string;
  client_secret: string;
  role_claim: string;
  role_mapping: { value: string; role: CompanyRole }[];
  required: boolean;
  break_glass: string;
}

export const valuesOf = (connection: SingleSignOnConnection | null): ConnectionValues => ({
  issuer: connection?.issuer ?? '',
  client_id: connection?.client_id ?? '',
  client_secret: '',
  role_claim: connection?.role_claim ?? '',
  role_mapping: connection?.role_mapping ?? [],
  required: connection?.required ?? false,
  break_glass: connection?.break_glass ? String(connection.break_glass) : '',
});

/** An empty secret stays as it is. */
export const updateOf = (values: ConnectionValues): SingleSignOnUpdate => ({
  issuer: values.issuer.trim(),
  client_id: values.client_id.trim(),
  ...(values.client_secret !== '' && { client_secret: values.client_secret }),
  role_claim: values.role_claim.trim() || null,
  role_mapping: values.role_mapping.map(({ value, role }) => ({ value: value.trim(), role })),
  required: values.required,
  break_glass: values.break_glass === '' ? null : Number(values.break_glass),
});

export interface ConnectionState {
  label: string;
  color: 'default' | 'success' | 'warning';
  sentence: string;
}

export function stateOf(connection: SingleSignOnConnection | null): ConnectionState {
  if (!connection) {
    return {
      label: 'Not connected',
      color: 'default',
      sentence: 'People sign in with a password.',
    };
  }
  if (connection.tested_at === null) {
    return {
      label: 'Needs a test',
      color: 'warning',
      sentence: 'Nobody can use it yet. Sign in once yourself to turn it on.',
    };
  }
  return connection.required
    ? { label: 'Required', color: 'success', sentence: 'People can sign in only with it.' }
    : { label: 'On', color: 'success', sentence: 'People can sign in with it or with a password.' };
}

/** What the page says after a test sign-in, by its parameter `test`. */
export function testResult(reason: string): { isPassed: boolean; sentence: string } {
  if (reason === 'passed') return { isPassed: true, sentence: 'The test sign-in worked.' };
  return { isPassed: false, sentence: TEST_FAILURES[reason] ?? TEST_FAILED };
}

const TEST_FAILED =
  'The provider’s answer could not be verified. Check the client ID, the secret and the redirect URI.';

const TEST_FAILURES: Readonly<Record<string, string>> = {
  expired: 'The test took too long, or the settings changed meanwhile. Please test again.',
  denied: 'The provider refused to sign you in. Check that you may use Foyer there.',
  email_not_verified:
    'The provider does not state that your email address is verified (claim email_verified).',
  other_domain: 'Your email address at the provider is not at a verified domain of your company.',
};
