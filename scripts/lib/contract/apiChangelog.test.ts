import { expect, it } from '@jest/globals';
import {
  approvalProblems,
  readApprovals,
  replaceUnreleased,
  unreleasedSection,
} from './apiChangelog';
import type { Change } from './diff/operations';

const removed: Change = {
  subject: '`Cup.size` in answers',
  what: 'removed',
  kind: 'breaking',
  operations: ['a', 'b', 'c', 'd'],
};
const sentence = '`Cup.size` in answers: removed';
const header = (id: string): Change => ({
  subject: `\`${id}.200.header.Age\` in answers`,
  what: 'new',
  kind: 'added',
  operations: [id],
});

it('lists breaking changes with their reason, then what is added and changed', () => {
  const error = (id: string): Change => ({
    subject: `\`${id}\``,
    what: 'no longer answers 410',
    kind: 'changed',
    operations: [id],
  });
  const changes = [error('drink'), header('fill'), header('fillAll'), removed, error('fill')];
  expect(unreleasedSection(changes, [{ change: sentence, reason: 'All are alike.' }], '1.0.0'))
    .toBe(`## Unreleased

### Breaking

- ${sentence} (\`a\`, \`b\`, \`c\` and 1 more). All are alike.

### Added

- \`*.200.header.Age\` in answers: new (\`fill\`, \`fillAll\`).

### Changed

- \`*\`: no longer answers 410 (\`drink\`, \`fill\`).
`);
  expect(unreleasedSection([header('fill'), removed], [], '1.0.0')).toBe(`## Unreleased

### Breaking

- ${sentence} (\`a\`, \`b\`, \`c\` and 1 more). **Not approved.**

### Added

- \`fill.200.header.Age\` in answers: new.
`);
});

it('says that nothing changes', () => {
  expect(unreleasedSection([], [], '1.0.0')).toBe(
    '## Unreleased\n\nNothing has changed for clients since 1.0.0.\n',
  );
});

it('replaces the section of the page', () => {
  const page = '# Changes\n\n## Unreleased\n\n### Added\n\n- one\n\n## 1.0.0\n\n- first\n';
  expect(replaceUnreleased(page, '## Unreleased\n\ntwo $&\n')).toBe(
    '# Changes\n\n## Unreleased\n\ntwo $&\n\n## 1.0.0\n\n- first\n',
  );
  expect(replaceUnreleased('## Unreleased\n\none\n', '## Unreleased\n\ntwo\n')).toBe(
    '## Unreleased\n\ntwo\n',
  );
  expect(() => replaceUnreleased('# Changes\n', '')).toThrow('no section');
});

it('prints the line that approves a breaking change', () => {
  const [problem = '', ...others] = approvalProblems([removed, header('fill')], []);
  expect(others).toEqual([]);
  expect(problem).toContain(`\n- change: '${sentence}'\n  reason: ''\n`);
  const line = problem.slice(problem.indexOf('- change')).replace("''", 'All are alike.');
  expect(approvalProblems([removed], readApprovals(line))).toEqual([]);
});

it('refuses an approval of what is not a breaking change', () => {
  const change = '`fill.200.header.Age` in answers: new';
  expect(approvalProblems([header('fill')], [{ change, reason: 'Useful.' }])).toEqual([
    `api/approved-changes.yaml: there is no such breaking change: ${change}`,
  ]);
});

it('reads a list without lines, and refuses a line without a reason', () => {
  expect(readApprovals('# none\n')).toEqual([]);
  expect(() => readApprovals("- change: a\n  reason: ''\n")).toThrow('needs `change` and `reason`');
  expect(() => readApprovals('change: a\nreason: b\n')).toThrow('needs `change` and `reason`');
});
