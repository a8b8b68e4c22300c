import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dump, JSON_SCHEMA, load } from 'js-yaml';

const folder = path.resolve(import.meta.dirname, '../../../api/examples');

export type ExamplesById = Record<string, unknown>;

/** The stored examples of all tags, by operation. */
export function readExamples(): ExamplesById {
  const examples: ExamplesById = {};
  for (const file of readdirSync(folder)) {
    Object.assign(
      examples,
      load(readFileSync(path.join(folder, file), 'utf8'), { schema: JSON_SCHEMA }),
    );
  }
  return examples;
}

/** Writes a file for each tag. @param tags the tag of each operation, in the order of the contract */
export function writeExamples(examples: ExamplesById, tags: ReadonlyMap<string, string>): void {
  for (const tag of new Set(tags.values())) {
    const ids = [...tags.keys()].filter((id) => tags.get(id) === tag && id in examples);
    if (ids.length === 0) continue;
    const text = dump(Object.fromEntries(ids.map((id) => [id, examples[id]])), {
      lineWidth: 100,
      noRefs: true,
    });
    writeFileSync(
      path.join(folder, `${tag}.yaml`),
      `# Written by \`UPDATE_EXAMPLES=1 npx jest testing/examples\`. Never edited by hand.\n${text}`,
    );
  }
}
