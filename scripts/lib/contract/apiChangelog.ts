/**
 * What changes for clients since the last release (`api/released.json`): the section Unreleased of `docs/api-changelog.md`,
 * and whether each breaking change is approved.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dump, load } from 'js-yaml';
import { format } from 'oxfmt';
import type { Contract } from './diff/contract';
import { type Change, compareContracts, sentenceOf } from './diff/operations';
import { bindingPart } from './released';

export const files = {
  contract: 'openapi.yaml',
  released: 'api/released.json',
  approved: 'api/approved-changes.yaml',
  changelog: 'docs/api-changelog.md',
} as const;

interface Approval {
  /** The sentence of a breaking change. */
  change: string;
  /** For clients, who read it in the changelog. */
  reason: string;
}

/** The heading and all that stands below it. */
const UNRELEASED = /^## Unreleased\n(?:(?!## ).*\n)*/m;

/** @throws when the page has no section Unreleased */
export function replaceUnreleased(page: string, section: string): string {
  if (!UNRELEASED.test(page)) throw new Error('The changelog has no section `## Unreleased`.');
  return page.replace(UNRELEASED, () => `${section}\n`).replace(/\n+$/, '\n');
}

const NAMED_OPERATIONS = 3;

function usesOf({ subject, operations }: Change): string {
  if (operations.length === 1 && subject.startsWith(`\`${operations[0]}`)) return '';
  const more = operations.length - NAMED_OPERATIONS;
  const named = operations.slice(0, NAMED_OPERATIONS).map((id) => `\`${id}\``);
  return ` (${named.join(', ')}${more > 0 ? ` and ${more} more` : ''})`;
}

/** The subject with `*` for the operation that it begins with. */
const withStar = ({ subject, operations: [id] }: Change): string =>
  subject.replace(new RegExp(`^\`${id}(?=[.\`])`), '`*');

/** Combines the same change of several operations. */
function combined(changes: readonly Change[]): Change[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${withStar(change)}: ${change.what}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].flatMap((group) => {
    const [change, ...others] = group;
    if (!change || others.length === 0) return group;
    const operations = group.flatMap((one) => one.operations);
    return { ...change, subject: withStar(change), operations };
  });
}

/** The section Unreleased. */
export function unreleasedSection(
  changes: readonly Change[],
  approvals: readonly Approval[],
  lastVersion: string,
): string {
  const reasonOf = (change: Change) =>
    approvals.find((approval) => approval.change === sentenceOf(change))?.reason;
  const lines = (kind: Change['kind'], note: (change: Change) => string = () => '') => {
    const these = changes.filter((change) => change.kind === kind);
    return (kind === 'breaking' ? these : combined(these))
      .map((change) => `- ${sentenceOf(change)}${usesOf(change)}.${note(change)}`)
      .sort();
  };
  const parts = {
    Breaking: lines('breaking', (change) => ` ${reasonOf(change) ?? '**Not approved.**'}`),
    Added: lines('added'),
    Changed: lines('changed'),
  };
  const texts = Object.entries(parts)
    .filter(([, items]) => items.length > 0)
    .map(([title, items]) => `### ${title}\n\n${items.join('\n')}\n`);
  const text = texts.join('\n') || `Nothing has changed for clients since ${lastVersion}.\n`;
  return `## Unreleased\n\n${text}`;
}

/** @throws when the list has another form */
export function readApprovals(text: string): Approval[] {
  const list: unknown = load(text) ?? [];
  const isApproval = (item: unknown): item is Approval =>
    typeof item === 'object' &&
    item !== null &&
    'change' in item &&
    typeof item.change === 'string' &&
    'reason' in item &&
    typeof item.reason === 'string' &&
    item.reason.trim() !== '';
  if (!Array.isArray(list) || !list.every(isApproval)) {
    throw new Error(`${files.approved}: each line needs \`change\` and \`reason\`.`);
  }
  return list;
}

/** Breaking changes without an approval, and approvals without a change. */
export function approvalProblems(changes: readonly Change[], approvals: readonly Approval[]) {
  const breaking = changes.filter(({ kind }) => kind === 'breaking').map(sentenceOf);
  const approved = approvals.map(({ change }) => change);
  const missing = breaking.filter((sentence) => !approved.includes(sentence));
  const problems = approved
    .filter((sentence) => !breaking.includes(sentence))
    .map((sentence) => `${files.approved}: there is no such breaking change: ${sentence}`);
  if (missing.length === 0) return problems;
  const entries = missing.map((change) => ({ change, reason: '' }));
  return [
    ...problems,
    `Breaking for clients. To approve, add to ${files.approved} with a reason:\n\n${dump(entries, { lineWidth: -1 })}`,
  ];
}

/** @param document - openapi.yaml, parsed */
export async function contractChanges(root: string, document: unknown) {
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const contract = bindingPart(document);
  const released: Contract = JSON.parse(await read(files.released));
  const approvals = readApprovals(await read(files.approved));
  const changes = compareContracts(released, contract);
  const section = unreleasedSection(changes, approvals, released.version);
  const page = replaceUnreleased(await read(files.changelog), section);
  const { version } = JSON.parse(await read('package.json'));
  const problems = approvalProblems(changes, approvals);
  if (version !== contract.version) {
    problems.push(`${files.contract} has version ${contract.version}, package.json ${version}.`);
  }
  const changelog = { file: files.changelog, source: (await format(files.changelog, page)).code };
  return { contract, section, changelog, problems };
}

/** @returns how many problems fail `--check` */
export function printChanges(
  { section, problems }: Awaited<ReturnType<typeof contractChanges>>,
  check: boolean,
): number {
  if (!check) console.log(`\n${section}`);
  for (const problem of problems) console.error(problem);
  return check ? problems.length : 0;
}
