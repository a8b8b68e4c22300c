/** A release of the contract. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { JSON_SCHEMA, load } from 'js-yaml';
import { contractChanges, files } from './apiChangelog';
import { releasedText } from './released';

const VERSION = /^(info:\n(?: .*\n)*? {2}version: ).*$/m;
/** Where files of the client package name its version. */
const CLIENT_VERSION = /(^ {2}"version": "|foyer-client-)\d+\.\d+\.\d+/gm;
const CLIENT_FILES = ['package.json', 'example/package.json', 'README.md'];
const HEADING = /^## Unreleased$/m;

/**
 * Writes the version of package.json into the contract, its sources and the client package, and as a heading into both
 * changelogs; makes the contract the released one, and empties the approved list.
 *
 * @param date - `2026-11-28`
 * @throws before the first change, when something is not approved or a changelog has no section Unreleased
 */
export async function freezeRelease(root: string, date: string): Promise<void> {
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => writeFile(path.join(root, file), text);
  const { version } = JSON.parse(await read('package.json'));
  const withVersion = async (file: string) =>
    (await read(file)).replace(VERSION, (_all, before: string) => `${before}${version}`);
  const text = await withVersion(files.contract);
  const { contract, changelog, problems } = await contractChanges(
    root,
    load(text, { schema: JSON_SCHEMA }),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const news = await read('CHANGELOG.md');
  if (!HEADING.test(news)) throw new Error('CHANGELOG.md has no section `## Unreleased`.');
  const heading = `## ${version} (${date})`;
  const approved = await read(files.approved);

  await write(files.contract, text);
  for (const file of await readdir(path.join(root, 'api'), { recursive: true })) {
    const source = path.join('api', file);
    if (file.endsWith('.yaml')) await write(source, await withVersion(source));
  }
  for (const name of CLIENT_FILES) {
    const file = path.join('packages/client', name);
    const named = (await read(file)).replace(CLIENT_VERSION, (_all, before) => before + version);
    await write(file, named);
  }
  await write('CHANGELOG.md', news.replace(HEADING, heading));
  await write(
    files.changelog,
    changelog.source.replace(
      HEADING,
      `## Unreleased\n\nNothing has changed for clients since ${version}.\n\n${heading}`,
    ),
  );
  await write(files.released, releasedText(contract));
  await write(files.approved, approved.replace(/^(?!#)[^]*/m, ''));
}
