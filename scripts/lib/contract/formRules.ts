/**
 * What the contract demands of fields of forms, for `src/lib/formRules.gen.ts` and `src/lib/consoleFormRules.gen.ts`.
 * `fooRules` holds the fields of the schema `Foo`. A file holds only what the pages import from it: of each schema the
 * fields that they name (`fooRules.title`), or all where they compute a name (`fooRules[field]`).
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

interface Schema {
  $ref?: string;
  enum?: readonly unknown[];
  oneOf?: readonly Schema[];
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
}

type Schemas = Readonly<Record<string, Schema>>;

const NUMBERS = ['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems'] as const;

/** Of each object of rules that the pages import from a generated file: the fields that they name, or null for all. */
async function usedFields(src: string, file: string): Promise<Map<string, Set<string> | null>> {
  const used = new Map<string, Set<string> | null>();
  const imports = new RegExp(`import \\{([^}]*)\\} from '@/lib/${file}\\.gen'`);
  for (const name of await readdir(src, { recursive: true })) {
    if (!/\.tsx?$/.test(name)) continue;
    const text = await readFile(path.join(src, name), 'utf8');
    const imported = imports.exec(text);
    for (const rules of imported?.[1]?.match(/\w+/g) ?? []) {
      const known = used.get(rules);
      const fields = [...text.matchAll(new RegExp(`\\b${rules}\\.(\\w+)`, 'g'))];
      const isComputed = new RegExp(`\\b${rules}\\[`).test(text) || known === null;
      const named = fields.flatMap(([, field]) => field ?? []);
      used.set(rules, isComputed ? null : new Set([...(known ?? []), ...named]));
    }
  }
  return used;
}

/** The limits of a field as source text. */
function limitsOf(field: Schema, isRequired: boolean, schemas: Schemas): string {
  const target = field.$ref ? schemas[path.basename(field.$ref)] : field;
  const schema: Schema = Object.assign({}, target, ...(target?.oneOf ?? []));
  const limits = Object.entries(schema)
    .filter(([keyword]) => NUMBERS.some((one) => one === keyword))
    .map(([keyword, limit]) => `${keyword}: ${String(limit)}`);
  if (isRequired) limits.unshift('required: true');
  if (schema.pattern) limits.push(`pattern: ${String(new RegExp(schema.pattern, 'u'))}`);
  if (schema.enum) limits.push(`values: ${JSON.stringify(schema.enum)}`);
  return limits.join(', ');
}

/**
 * The text of a generated file.
 * @throws Error for rules of a schema, or of a field, that the contract does not have
 */
async function formRulesSource(src: string, file: string, schemas: Schemas): Promise<string> {
  const used = await usedFields(src, file);
  const parts = [...used].sort(([one], [other]) => one.localeCompare(other));
  const sources = parts.map(([rules, fields]) => {
    const name = rules.charAt(0).toUpperCase() + rules.slice(1).replace(/Rules$/, '');
    const { properties = {}, required = [] } = schemas[name] ?? {};
    const names = Object.keys(properties).filter((field) => fields?.has(field) ?? true);
    const unknown = [...(fields ?? [])].filter((field) => !(field in properties));
    if (names.length === 0 || unknown.length > 0) {
      throw new Error(`${rules} names what ${name} does not have: ${unknown.join(', ')}.`);
    }
    const lines = names.flatMap((field) => {
      const limits = limitsOf(properties[field] ?? {}, required.includes(field), schemas);
      return limits === '' ? [] : [`  ${field}: { ${limits} },\n`];
    });
    return `export const ${rules} = {\n${lines.join('')}} as const;\n`;
  });
  return `// Generated from openapi.yaml by \`npm run api\`. Never edited by hand.\n${sources.join('')}`;
}

/** @param src - the folder of the pages */
export function formRuleOutputs(src: string, schemas: Schemas) {
  return Promise.all(
    ['formRules', 'consoleFormRules'].map(async (file) => ({
      file: `src/lib/${file}.gen.ts`,
      source: await formRulesSource(src, file, schemas),
    })),
  );
}
