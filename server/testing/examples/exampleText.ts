import type { ContractDocument } from '../../contract/document';

/** Characters of an entry as JSON: one long entry, or two short ones, show what a list holds. */
const LONG = 400;

/** What differs from run to run, and what stands for it. */
const placeholders: readonly (readonly [RegExp, string])[] = [
  [/^pay_[0-9a-f]{24}$/, 'pay_3f9a5c0d7e1b84261a2b3c4d'],
];

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
export function exampleOf(answer: unknown, secrets: ReadonlySet<string>, name = ''): unknown {
  if (Array.isArray(answer)) {
    const isLong = JSON.stringify(answer[0] ?? '').length > LONG;
    return answer.slice(0, isLong ? 1 : 2).map((entry) => exampleOf(entry, secrets));
  }
  if (typeof answer === 'object' && answer !== null) {
    const entries = Object.entries(answer);
    return Object.fromEntries(entries.map(([key, value]) => [key, exampleOf(value, secrets, key)]));
  }
  if (typeof answer !== 'string') return answer;
  if (secrets.has(name)) return fakeSecret(name);
  return placeholders.find(([pattern]) => pattern.test(answer))?.[1] ?? answer;
}

export const fakeSecret = (name: string) => `example-${name.replaceAll('_', '-')}`;
