import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dump, JSON_SCHEMA, load } from 'js-yaml';
import type { ContractDocument } from '../../contract/document';

const folder = path.resolve(import.meta.dirname, '../../../api/examples');

/** By operation. */
type StoredExamples = Record<string, unknown>;

export function readExamples(): StoredExamples {
  const examples: StoredExamples = {};
  for (const file of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    Object.assign(examples, load(text, { schema: JSON_SCHEMA }));
  }
  return examples;
}

/** Writes a file for each tag, in the order of the contract. */
export function writeExamples(examples: StoredExamples, { paths }: ContractDocument): void {
  const byTag = new Map<string, StoredExamples>();
  for (const { operationId, tags } of Object.values(paths).flatMap((path) => Object.values(path))) {
    if (!(operationId in examples)) continue;
    const ofTag = byTag.get(tags[0]) ?? {};
    ofTag[operationId] = examples[operationId];
    byTag.set(tags[0], ofTag);
  }
  for (const [tag, ofTag] of byTag) {
    writeFileSync(
      path.join(folder, `${tag}.yaml`),
      '# Written by `UPDATE_EXAMPLES=1 npx jest testing/examples`. Never edited by hand.\n' +
        dump(ofTag, { lineWidth: 100, noRefs: true }),
    );
  }
}
