/** `api/released.json`: what bound the clients of the last release. */
import { type Contract, partKinds } from './diff/contract';

const annotations = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'externalDocs',
  'tags',
  'discriminator',
  // These two say what the text of a string contains; JSON Schema does not validate it.
  'contentMediaType',
  'contentSchema',
]);

/** Their keys are names, such as that of a property `description`. */
const named = new Set([
  'paths',
  'content',
  'properties',
  'patternProperties',
  'schemas',
  ...partKinds,
]);

/** Their values are the product's. */
const verbatim = new Set(['enum', 'const', 'default']);

function binding(node: unknown, isNamed = false): unknown {
  if (Array.isArray(node)) return node.map((item) => binding(item));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node)
    .filter(([key]) => isNamed || !(annotations.has(key) || key.startsWith('x-')))
    .map(([key, value]) => [
      key,
      !isNamed && verbatim.has(key) ? value : binding(value, !isNamed && named.has(key)),
    ]);
  return Object.fromEntries(entries);
}

/** What binds a client of a parsed openapi.yaml. */
export function bindingPart(document: unknown): Contract {
  const {
    info,
    security = [],
    paths,
    components,
  } = document as Contract & {
    info: { version: string };
  };
  const kinds = Object.entries(components ?? {}).filter(([kind]) => kind !== 'securitySchemes');
  const part = { version: info.version, security, paths, components: Object.fromEntries(kinds) };
  return binding(part) as Contract;
}

/** Down to `levels` with a line for each entry. */
function inLines(node: unknown, levels: number): string {
  if (levels === 0 || typeof node !== 'object' || node === null || Array.isArray(node))
    return JSON.stringify(node);
  const lines = Object.entries(node)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}: ${inLines(value, levels - 1)}`);
  return `{\n${lines.join(',\n')}\n}`;
}

/** A line for each operation and each component, in alphabetical order, so that git shows which of them changed. */
export const releasedText = (contract: Contract): string => `${inLines(contract, 3)}\n`;
