import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { root } from '../root.mjs';
import { readContract } from './readContract.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('reads the contract', async () => {
  expect(await readContract(path.join(root, 'openapi.yaml'))).toHaveProperty('paths');
});

it.each([
  ['a:\n  - 1\n b: 2\n', /bad indentation .*openapi\.yaml" \(3:2\)/],
  [
    "a:\n  $ref: '#/components/schemas/None'\n",
    'openapi.yaml: #/a refers to #/components/schemas/None, which does not exist.',
  ],
])('says where the mistake is in %j', async (text, sentence) => {
  const file = path.join(folder, 'openapi.yaml');
  writeFileSync(file, text);
  await expect(readContract(file)).rejects.toThrow(sentence);
});
