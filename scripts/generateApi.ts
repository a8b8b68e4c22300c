/**
 * Bundles the sources under `api/` to openapi.yaml, and generates from it the clients of `src/api/generated` (RTK Query), the types `src/lib/contract.gen.ts` and
 * `server/contract/api.gen.ts`, the names of secrets, and for both sides the lists of free email domains, of places, of
 * forms and of limits of files. Also generates: the rules of `sharedRules` and the letters that the fonts of PDFs have
 * (`src/lib/*.gen.ts`), and the addresses of `src/lib/paths.ts` (`server/http/pagePaths.gen.ts`), and the
 * calls of `docs/bruno` in `docs/api.md`. Prints what changes for
 * clients since the last release, and writes it into docs/api-changelog.md. `--check` writes nothing and fails when a file
 * is stale or a breaking change is not approved.
 */
import { disposableEmailBlocklist } from 'disposable-email-domains-js';
import freeEmailDomains from 'free-email-domains';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { JSON_SCHEMA, load } from 'js-yaml';
import config, { consoleTags, doorOperations, uncalledOperations } from '../codegen.config';
import { contractChanges, printChanges } from './lib/contract/apiChangelog';
import { bundledContract, openapiYaml } from './lib/contract/bundle';
import { generatedClient, type Operation } from './lib/contract/generatedClient';
import { withPurchase } from './lib/contract/purchase';
import { formRuleOutputs } from './lib/contract/formRules';
import { printedLettersSource } from './lib/printedLetters';

const root = path.resolve(import.meta.dirname, '..');
const banner = '// Generated from openapi.yaml by `npm run api`. Never edited by hand.\n';

const isOfConsoles = ({ tags }: Operation) => consoleTags.has(tags?.[0] ?? '');

/** Whether a screen calls it. */
const isCalled = (name: string, { deprecated = false }: Operation) =>
  !deprecated && !uncalledOperations.has(name);

const parsed = (source: string) => ts.createSourceFile('client.ts', source, ts.ScriptTarget.Latest);

const isSchema = (node: ts.Node): node is ts.TypeAliasDeclaration =>
  ts.isTypeAliasDeclaration(node) && !/Api(Arg|Response)$/.test(node.name.text);

/**
 * A generated client without the types of the schemas, which contract.gen.ts holds.
 * `src/state` types its slices with those; importing the client there would be a cycle, because the
 * client's base query reads the tokens from the state.
 */
function clientSource(source: string): string {
  const file = parsed(source);
  const schemas = file.statements.filter(isSchema);
  const [imports = '', ...client] = file.statements
    .filter((statement) => !isSchema(statement))
    .map((statement) => statement.getFullText(file));

  const code = client.join('').replace(/\/\*.*?\*\//gs, '');
  const named = new Set(code.match(/\b[A-Z]\w*/g));
  const used = schemas.map(({ name }) => name.text).filter((name) => named.has(name));
  return (
    `${banner}${imports}\n` +
    `import type {\n${used.map((name) => `  ${name},\n`).join('')}} from '@/lib/contract.gen';` +
    `${client.join('')}\n`
  );
}

/** The types of all schemas. */
function contractSource(source: string): string {
  const file = parsed(source);
  const schemas = file.statements.filter(isSchema);
  return `${banner}${schemas.map((statement) => statement.getFullText(file)).join('')}\n`;
}

async function serverSource(contract: ContractLists): Promise<string> {
  const ast = await openapiTypescript(withoutExamples(contract), { defaultNonNullable: false });
  return banner + astToString(ast);
}

/**
 * The contract as JSON without the examples of answers, which would be a third of the generated types, and without the
 * webhooks, which would be operations that have no handler.
 */
const withoutExamples = (contract: ContractLists) =>
  JSON.stringify(contract, function isKept(this: object, name: string, value: unknown) {
    if (name === 'webhooks' && 'paths' in this) return undefined;
    return name === 'example' && 'schema' in this && !('in' in this) ? undefined : value;
  });

/** The names of all properties and parameters marked `x-secret`: Redux DevTools hides their values. */
function secretNamesSource(contract: ContractLists): string {
  const names = new Set<string>();
  const collect = (node: unknown, key: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('x-secret' in node) names.add('name' in node ? String(node.name) : key);
    for (const [name, child] of Object.entries(node)) collect(child, name);
  };
  collect(contract, '');
  const lines = [...names].sort().map((name) => `  '${name}',\n`);
  return `${banner}export const secretNames = [\n${lines.join('')}] as const;\n`;
}

/** The codes that an error may have. */
function errorCodesSource({ components: { schemas } }: ContractLists): string {
  const lines = schemas.ErrorCode.enum.map((code) => `\n  | '${code}'`);
  return `${banner}export type ErrorCode =${lines.join('')};\n`;
}

interface ContractLists {
  'x-free-mail-domains': string[];
  'x-free-mail-families': string[];
  'x-file-limits': Record<string, number>;
  'x-country-names': Record<string, string[]>;
  'x-email-address': { pattern: string; maxLength: number };
  'x-gst-registrations': Record<string, string>;
  components: {
    schemas: {
      Currency: { enum: string[] };
      ErrorCode: { enum: string[] };
      IndianState: { enum: string[]; 'x-states': Record<string, { code: string; also: string[] }> };
      TimeZone: { pattern: string; 'x-meanings': Record<string, string[]> };
    };
  };
}

async function contractLists(): Promise<ContractLists> {
  const source = await readFile(path.join(root, 'openapi.yaml'), 'utf8');
  const document: unknown = load(source, { schema: JSON_SCHEMA });
  return document as ContractLists;
}

/** Currencies, states of India, other names of countries and of time zones: what both sides read places by. */
function placesSource({
  'x-country-names': countries,
  components: { schemas },
}: ContractLists): string {
  const { Currency: currency, IndianState: state, TimeZone: zone } = schemas;
  const names = Object.keys(state['x-states']);
  if (names.join() !== state.enum.join()) {
    throw new Error('`x-states` of IndianState has other names than its enumeration.');
  }
  const states = Object.entries(state['x-states']).map(([name, of]) => ({ name, ...of }));
  const listOf = (items: readonly unknown[]) =>
    `[\n${items.map((item) => `  ${JSON.stringify(item)},\n`).join('')}] as const`;
  const recordOf = (record: Record<string, string[]>) =>
    `{\n${Object.entries(record)
      .map(([name, others]) => `  ${JSON.stringify(name)}: ${JSON.stringify(others)},\n`)
      .join('')}}`;
  return (
    banner +
    `export const currencies = ${listOf(currency.enum)};\n` +
    '/** By their names in alphabetical order, with the codes of GST. */\n' +
    `export const states = ${listOf(states)};\n` +
    `export const countryNames: Readonly<Record<string, readonly string[]>> = ${recordOf(countries)};\n` +
    `export const zonePattern = new RegExp(${JSON.stringify(zone.pattern)});\n` +
    '/** Zones that other names may mean. */\n' +
    `export const zoneMeanings: Readonly<Record<string, readonly string[]>> = ${recordOf(zone['x-meanings'])};\n`
  );
}

/** The extensions `x-email-address` and `x-gst-registrations`: by which forms both sides judge what people type. */
function formsSource({
  'x-email-address': email,
  'x-gst-registrations': registrations,
}: ContractLists): string {
  const pattern = (text: string, flags = '') =>
    `new RegExp(${[text, flags]
      .filter(Boolean)
      .map((part) => JSON.stringify(part))
      .join(', ')})`;
  const kinds = Object.entries(registrations).map(
    ([kind, text]) => `  ${kind}: ${pattern(text)},\n`,
  );
  return (
    banner +
    `export const emailPattern = ${pattern(email.pattern, 'u')};\n` +
    `export const MAX_EMAIL_LENGTH = ${email.maxLength};\n` +
    '/** By the kind of registration. */\n' +
    `export const gstRegistrations = {\n${kinds.join('')}} as const;\n`
  );
}

/** The extensions `x-free-mail-domains` and `x-free-mail-families`, which both sides check addresses against. */
function freeMailDomainsSource({
  'x-free-mail-domains': domains,
  'x-free-mail-families': families,
}: ContractLists): string {
  const setOf = (name: string, words: readonly string[]) =>
    `export const ${name}: ReadonlySet<string> = new Set([\n` +
    `${words.map((word) => `  '${word}',\n`).join('')}]);\n`;
  return banner + setOf('freeMailDomains', domains) + setOf('freeMailFamilies', families);
}

/** What the packages lack of `scripts/privateMailDomains.txt`: a release of theirs may bring or lose a domain. */
async function privateMailDomainsSource(): Promise<string> {
  const text = await readFile(path.join(root, 'scripts/privateMailDomains.txt'), 'utf8');
  const kept = text.replace(/^#.*$/gm, '').split(/\s+/).filter(Boolean);
  const listed = new Set([...freeEmailDomains, ...disposableEmailBlocklist()]);
  const isListed = (domain: string) =>
    domain.split('.').some((_label, index, labels) => listed.has(labels.slice(index).join('.')));
  const missing = [...new Set(kept)].filter((domain) => !isListed(domain)).sort();
  const lines = missing.map((domain) => `  '${domain}',\n`).join('');
  return (
    '// Generated from scripts/privateMailDomains.txt by `npm run api`. Never edited by hand.\n' +
    `export const privateMailDomains: readonly string[] = [\n${lines}];\n`
  );
}

/** The extension `x-file-limits`: how much of a file both sides read. */
function fileLimitsSource({ 'x-file-limits': limits }: ContractLists): string {
  const lines = Object.entries(limits).map(([name, limit]) => `  ${name}: ${limit},\n`);
  return `${banner}export const fileLimits = {\n${lines.join('')}} as const;\n`;
}

/** Files of server/lib with rules that both sides apply: neither imports files of the other. */
const sharedRules = [
  'admission',
  'decodeText',
  'doorSentences',
  'emailAddress',
  'gstin',
  'invisible',
  'personName',
  'phoneNumber',
  'placeNames',
  'shownNumbers',
  'tableHead',
  'ticketNumbers',
  'workbook',
];

async function sharedRuleSource(name: string): Promise<string> {
  const source = await readFile(path.join(root, `server/lib/${name}.ts`), 'utf8');
  // The rules that it imports are generated files on this side.
  const copy = sharedRules.reduce(
    (text, other) => text.replaceAll(`from './${other}'`, `from './${other}.gen'`),
    source,
  );
  return `// Generated from server/lib/${name}.ts by \`npm run api\`. Never edited by hand.\n${copy}`;
}

interface AddressLists {
  paths: Record<string, string>;
  renderedPages: Record<string, string[]>;
}

/** The addresses of the pages: the server answers every other one with 404. */
async function pagePathsSource(): Promise<string> {
  const source = await readFile(path.join(root, 'src/lib/paths.ts'), 'utf8');
  // Evaluated rather than imported: the pages' files are not in the compilation of the scripts.
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const { paths, renderedPages }: AddressLists = await import(
    `data:text/javascript,${encodeURIComponent(outputText)}`
  );
  const rendered = Object.entries(renderedPages).map(
    ([address, query]) => `  '${address}': [${query.map((name) => `'${name}'`).join(', ')}],\n`,
  );
  return (
    '// Generated from src/lib/paths.ts by `npm run api`. Never edited by hand.\n' +
    '/** Every address, by its name. */\n' +
    'export const pagePaths: Readonly<Record<string, string>> = {\n' +
    `${Object.entries(paths)
      .map(([name, address]) => `  ${name}: '${address}',\n`)
      .join('')}};\n` +
    '/** The pages that are rendered here, with the query parameters that they read. */\n' +
    'export const renderedPages: Readonly<Record<string, readonly string[]>> = {\n' +
    `${rendered.join('')}};\n`
  );
}

interface Output {
  file: string;
  source: string;
}

const check = process.argv.includes('--check');
let stale = 0;

async function write({ file, source }: Output): Promise<void> {
  const target = path.join(root, file);
  const present = await readFile(target, 'utf8').catch(() => '');
  if (present === source) {
    console.log(`${file}: up to date`);
  } else if (check) {
    stale += 1;
    console.error(`${file}: stale. Run \`npm run api\` and commit the result.`);
  } else {
    await writeFile(target, source);
    console.log(`${file}: written`);
  }
}

// The generators below read it.
await write({ file: 'openapi.yaml', source: openapiYaml(await bundledContract(root)) });

const all = await generatedClient('generatedApi', () => true);
const bookerClient = await generatedClient(
  'generatedApi',
  (name, operation) =>
    isCalled(name, operation) && !isOfConsoles(operation) && !doorOperations.has(name),
);
const consoleClient = await generatedClient(
  'generatedConsoleApi',
  (name, operation) => isCalled(name, operation) && isOfConsoles(operation),
  { ...config.hooks, lazyQueries: true },
);
const doorClient = await generatedClient('generatedDoorApi', (name) => doorOperations.has(name));
const lists = await contractLists();
const freeMailDomains = freeMailDomainsSource(lists);
const places = placesSource(lists);
const fileLimits = fileLimitsSource(lists);
const forms = formsSource(lists);
const privateMailDomains = await privateMailDomainsSource();
const outputs: Output[] = [
  { file: 'src/api/generated/endpoints.gen.ts', source: clientSource(bookerClient) },
  { file: 'src/api/generated/consoleEndpoints.gen.ts', source: clientSource(consoleClient) },
  { file: 'src/api/generated/doorEndpoints.gen.ts', source: clientSource(doorClient) },
  { file: 'src/lib/secretNames.gen.ts', source: secretNamesSource(lists) },
  { file: 'src/lib/contract.gen.ts', source: contractSource(all) },
  { file: 'server/contract/api.gen.ts', source: await serverSource(lists) },
  { file: 'src/lib/freeMailDomains.gen.ts', source: freeMailDomains },
  { file: 'server/contract/freeMailDomains.gen.ts', source: freeMailDomains },
  { file: 'src/lib/privateMailDomains.gen.ts', source: privateMailDomains },
  { file: 'server/contract/privateMailDomains.gen.ts', source: privateMailDomains },
  { file: 'src/lib/fileLimits.gen.ts', source: fileLimits },
  { file: 'server/lib/fileLimits.gen.ts', source: fileLimits },
  { file: 'server/lib/errorCodes.gen.ts', source: errorCodesSource(lists) },
  { file: 'server/lib/places.gen.ts', source: places },
  { file: 'src/lib/places.gen.ts', source: places },
  { file: 'server/lib/forms.gen.ts', source: forms },
  { file: 'src/lib/forms.gen.ts', source: forms },
  { file: 'src/lib/printedLetters.gen.ts', source: await printedLettersSource() },
  { file: 'server/http/pagePaths.gen.ts', source: await pagePathsSource() },
];
for (const name of sharedRules) {
  outputs.push({ file: `src/lib/${name}.gen.ts`, source: await sharedRuleSource(name) });
}

outputs.push(...(await formRuleOutputs(path.join(root, 'src'), lists.components.schemas)));
const changes = await contractChanges(root, lists);
outputs.push(changes.changelog);
const apiPage = await readFile(path.join(root, 'docs/api.md'), 'utf8');
outputs.push({ file: 'docs/api.md', source: await withPurchase(apiPage) });
for (const output of outputs) await write(output);
process.exitCode = stale + printChanges(changes, check) > 0 ? 1 : 0;
