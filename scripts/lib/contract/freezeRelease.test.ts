import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { freezeRelease } from './freezeRelease';

const contract = (version: string, type: string) => `openapi: 3.1.0
info:
  title: Cups
  version: ${version}
paths:
  /cups/:
    get:
      operationId: listCups
      responses:
        '200':
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Cup' }
components:
  schemas:
    Cup: { description: One., type: ${type} }
`;
const released = `{
"components": {
"schemas": {
"Cup": {"type":"string"}
}
},
"paths": {
"/cups/": {
"get": {"operationId":"listCups","responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Cup"}}}}}}
}
},
"security": [],
"version": "1.0.0"
}
`;
const approval =
  "- change: '`Cup` in answers: type is integer, was string'\n  reason: Cups are counted.\n";

const clientFiles = (version: string): [file: string, text: string][] => [
  ['packages/client/package.json', `{\n  "version": "${version}",\n  "node": "1.0.0"\n}\n`],
  ['packages/client/example/package.json', `"file:../foyer-client-${version}.tgz"\n`],
  ['packages/client/README.md', `npm install ./foyer-client-${version}.tgz\n`],
];

let root = '';
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foyer-release-'));
  mkdirSync(path.join(root, 'api'));
  mkdirSync(path.join(root, 'docs'));
  mkdirSync(path.join(root, 'packages/client/example'), { recursive: true });
  write('package.json', '{ "version": "2.0.0" }');
  write('openapi.yaml', contract('1.0.0', 'integer'));
  write('api/source.yaml', contract('1.0.0', 'integer'));
  write('api/released.json', released);
  write('api/approved-changes.yaml', `# What is meant.\n#\n${approval}`);
  for (const [file, text] of clientFiles('1.0.0')) write(file, text);
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- Counted.\n\n## 1.0.0\n');
  write('docs/api-changelog.md', '# Changes\n\n## Unreleased\n\nStale.\n\n## 1.0.0\n\nFirst.\n');
});
afterEach(() => rmSync(root, { recursive: true }));

it('makes the present contract that of the release', async () => {
  await freezeRelease(root, '2026-11-28');
  expect(read('openapi.yaml')).toBe(contract('2.0.0', 'integer'));
  expect(read('api/source.yaml')).toBe(contract('2.0.0', 'integer'));
  expect(read('api/released.json')).toBe(
    released.replace('"string"', '"integer"').replace('1.0.0', '2.0.0'),
  );
  for (const [file, text] of clientFiles('2.0.0')) expect(read(file)).toBe(text);
  expect(read('api/approved-changes.yaml')).toBe('# What is meant.\n#\n');
  expect(read('CHANGELOG.md')).toBe(
    '# Changelog\n\n## 2.0.0 (2026-11-28)\n\n- Counted.\n\n## 1.0.0\n',
  );
  expect(read('docs/api-changelog.md')).toBe(`# Changes

## Unreleased

Nothing has changed for clients since 2.0.0.

## 2.0.0 (2026-11-28)

### Breaking

- \`Cup\` in answers: type is integer, was string (\`listCups\`). Cups are counted.

## 1.0.0

First.
`);
});

it.each([
  ['a breaking change is not approved', 'api/approved-changes.yaml', '# none\n'],
  ['the changelog says nothing', 'CHANGELOG.md', '# Changelog\n'],
])('changes nothing when %s', async (_case, file, text) => {
  write(file, text);
  const files = ['openapi.yaml', 'api/released.json', 'docs/api-changelog.md', 'CHANGELOG.md'];
  const before = files.map(read);
  await expect(freezeRelease(root, '2026-11-28')).rejects.toThrow();
  expect(files.map(read)).toEqual(before);
});
