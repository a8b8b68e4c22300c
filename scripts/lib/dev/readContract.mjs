import { readFile } from 'node:fs/promises';
import { JSON_SCHEMA, load } from 'js-yaml';

/** Every `$ref` below a node, with its place. */
function* references(node, place = '#') {
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.$ref === 'string') yield { to: node.$ref, place };
  for (const [key, child] of Object.entries(node)) yield* references(child, `${place}/${key}`);
}

const valueAt = (document, reference) =>
  reference
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((node, part) => node?.[part], document);

/** @throws Error with the line of a mistake in the YAML, or the place of a reference that leads nowhere */
export async function readContract(file) {
  const document = load(await readFile(file, 'utf8'), { schema: JSON_SCHEMA, filename: file });
  for (const { to, place } of references(document)) {
    if (to.startsWith('#') && valueAt(document, to) === undefined) {
      throw new Error(`openapi.yaml: ${place} refers to ${to}, which does not exist.`);
    }
  }
  return document;
}
