import { expect, it } from '@jest/globals';
import path from 'node:path';
import { readContract } from '../../../server/contract/document';

const contract = readContract(path.resolve(import.meta.dirname, '../../..'));

/** Places of properties and parameters that say nothing. A reference is described where it leads. */
function undescribed(node: unknown, place: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const found: string[] = [];
  if ('properties' in node && typeof node.properties === 'object') {
    for (const [name, schema] of Object.entries(node.properties ?? {})) {
      const isDescribed = ['description', '$ref', 'allOf', 'oneOf', 'anyOf'].some(
        (key) => key in Object(schema),
      );
      if (!isDescribed) found.push(`${place}.${name}`);
    }
  }
  if ('in' in node && 'name' in node && !('description' in node))
    found.push(`${place} ${String(node.name)}`);
  return [
    ...found,
    ...Object.entries(node).flatMap(([key, child]) => undescribed(child, `${place}/${key}`)),
  ];
}

it('describes every property and parameter', () => {
  expect([
    ...undescribed(contract.components, 'components'),
    ...undescribed(contract.paths, 'paths'),
  ]).toEqual([]);
});
