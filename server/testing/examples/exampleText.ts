import type { ContractDocument } from '../../contract/document';

/** Characters of an entry as JSON: one long entry, or two short ones, show what a list holds. */
const LONG = 400;

/** What may differ from run to run, and what stands for the first of a kind, the second and so on. */
const placeholders: readonly (readonly [RegExp, (index: number) => string])[] = [
  [/\bpay_[0-9a-f]{24}\b/g, (index) => `pay_${hex(24, index)}`],
  [/\bfoyer_[0-9a-f]{8}\b/g, (index) => `foyer_${hex(8, index)}`],
  [/\bfoyer_scim_[0-9a-f]{8}\b/g, (index) => `foyer_scim_${hex(8, index)}`],
  [/\bmsg_[\w-]{22}/g, (index) => `msg_2Vx9sHc1pLaE4oTiGyDk${20 + index}`],
  [/\bFYR-[0-9A-Z]{4}-\d{4}\b/g, (index) => `FYR-K7QM-${4120 + index}`],
  [/(?<=foyer-verification=)[0-9a-f]{32}\b/g, (index) => hex(32, index)],
  // Of a picture; other versions of the encoder make other bytes.
  [/\b[0-9a-f]{64}\b/g, (index) => hex(64, index)],
  // The public key of RFC 8037.
  [/^[\w-]{43}$/g, () => '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'],
  // The test runs on either engine, and with every release.
  [/^pglite$/g, () => 'postgres'],
  [/^\d+\.\d+\.\d+$/g, () => '1.4.0'],
  // A whole email.
  [/^<!doctype html>[^]*$/g, () => '<!doctype html>…'],
];

const hex = (length: number, index: number) =>
  '3f9a5c0d7e1b8426'.repeat(4).slice(0, length - 1) + index;

/** The names of all properties marked `x-secret`. */
export function secretNames({ components }: Pick<ContractDocument, 'components'>): Set<string> {
  const names = new Set<string>();
  const collect = (node: unknown, key: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('x-secret' in node) names.add(key);
    for (const [name, child] of Object.entries(node)) collect(child, name);
  };
  collect(components.schemas, '');
  return names;
}

/** An answer as an example: short lists, fake secrets, and nothing random. */
export function exampleOf(answer: unknown, secrets: ReadonlySet<string>): unknown {
  const known = placeholders.map(() => new Map<string, string>());
  const stableText = (text: string) =>
    placeholders.reduce(
      (result, [pattern, placeholder], kind) =>
        result.replace(pattern, (found) => {
          const made = known[kind]?.get(found) ?? placeholder(known[kind]?.size ?? 0);
          known[kind]?.set(found, made);
          return made;
        }),
      text,
    );

  const copy = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) {
      const isLong = JSON.stringify(value[0] ?? '').length > LONG;
      return value.slice(0, isLong ? 1 : 2).map((entry) => copy(entry, name));
    }
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, child]) => [key, copy(child, key)]),
      );
    }
    if (typeof value !== 'string') return value;
    return secrets.has(name) ? fakeSecret(name) : stableText(value);
  };
  return copy(answer, '');
}

export const fakeSecret = (name: string) => `example-${name.replaceAll('_', '-')}`;
