import { describe, expect, it } from '@jest/globals';
import {
  mutate,
  mutationsOf,
  mutationsOfLedger,
  outcomeOf,
  sampleOf,
  skippingAfterFailure,
  testsOf,
  testsTogether,
  titlePattern,
} from './mutations.mjs';

const row = {
  line: 7,
  statement: 'Label `Sold Out` at 0',
  done: '`src/a.tsx`',
  shown: 'D1. `src/a.test.tsx` _is sold out_, `server/a.postgres.test.ts` _once_',
};
const files = { 'src/a.tsx': "const label = left === 0 ? 'Sold Out' : null;" };
const given = { read: (file) => files[file], syntaxErrorIn: () => undefined };

describe('tests of a row', () => {
  it('are the files that jest runs without PostgreSQL, each with its titles', () => {
    expect(testsOf(row)).toEqual([{ file: 'src/a.test.tsx', titles: ['is sold out'] }]);
  });

  it('are found by titles with placeholders', () => {
    expect(new RegExp(titlePattern(['is %s (a $b)'])).test('is that (a c)')).toBe(true);
  });
});

describe('the tests of many mutations', () => {
  const shows = (shown) => ({ row: { ...row, shown } });

  it('are each run once, and a file that is named without titles as a whole', () => {
    const mutations = [
      shows('`a.test.ts` _one_, `b.test.ts` _two_'),
      shows('`a.test.ts` _one_ _three_, `b.test.ts`'),
      shows('`b.test.ts` _four_'),
    ];
    expect(testsTogether(mutations)).toEqual([
      { file: 'a.test.ts', titles: ['one', 'three'] },
      { file: 'b.test.ts', titles: [] },
    ]);
  });

  it('are skipped after the first that fails for what it asserts, not for code that did not run', () => {
    const notRun = new ReferenceError('a is not defined');
    const failed = new Error('expected 1');
    for (const noted of [failed, [failed, undefined], [undefined, failed]]) {
      const handle = skippingAfterFailure();
      const modes = [[[notRun, undefined]], [noted], []].map((errors) => {
        const test = { mode: undefined, errors };
        handle({ name: 'test_start', test });
        handle({ name: 'test_done', test });
        return test.mode;
      });
      expect(modes).toEqual([undefined, undefined, 'skip']);
    }
  });
});

describe('mutations of a row', () => {
  it('alter the texts of the statement where its file has them', () => {
    const [mutation] = mutationsOf(row, undefined, given.read);
    expect(mutate(files['src/a.tsx'], mutation)).toBe(
      "const label = left === 0 ? 'Sold Outzz' : null;",
    );
  });

  it('are those written down instead, when there are any', () => {
    const written = [{ file: 'src/a.tsx', from: 'left === 0', to: 'left === 1' }];
    const [mutation] = mutationsOf(row, written, given.read);
    expect(mutate(files['src/a.tsx'], mutation)).toContain('left === 1');
  });

  it('change one place: what is there twice is refused', () => {
    const twice = { file: 'src/a.tsx', from: 'l', to: 'm' };
    expect(() => mutate(files['src/a.tsx'], twice)).toThrow('src/a.tsx contains “l” twice');
    expect(() => mutate('', twice)).toThrow('src/a.tsx does not contain “l”');
  });
});

describe('the ledger', () => {
  const findings = (written, rows = [row], more = {}) =>
    mutationsOfLedger(rows, written, { ...given, ...more }).findings;
  const rule = { ...row, statement: 'After 2 s' };

  it('has a mutation or a reason in every row', () => {
    expect(findings({})).toEqual([]);
    expect(findings({}, [rule])).toEqual(['line 7: neither a mutation nor a reason: After 2 s']);
    expect(findings({ 'After 2 s': 'It is drawn by the browser alone.' }, [rule])).toEqual([]);
  });

  it('names no row that is gone, no text that is gone, no test of another row', () => {
    expect(findings({ untried: ['After 4 s'] })).toEqual([
      'no row of the ledger states “After 4 s”',
    ]);
    expect(findings({ 'After 3 s': 'Gone.' })).toEqual(['no row of the ledger states “After 3 s”']);
    const gone = { file: 'src/a.tsx', from: 'right', to: '' };
    expect(findings({ 'After 2 s': [gone] }, [rule])).toEqual([
      'line 7: src/a.tsx does not contain “right”',
    ]);
    const elsewhere = { file: 'src/a.tsx', from: 'left', to: '', test: 'src/b.test.ts' };
    expect(findings({ 'After 2 s': [elsewhere] }, [rule])).toEqual([
      'line 7: no test of the row notices src/a.tsx: “left” becomes “”',
    ]);
  });

  it('has no mutation that does not compile', () => {
    expect(findings({}, [row], { syntaxErrorIn: () => 'unexpected }' })).toEqual([
      'line 7: src/a.tsx: “Sold Out” is altered does not compile: unexpected }',
    ]);
  });

  it('is sampled by the commit: the same for the same, another for another', () => {
    const all = Array.from({ length: 100 }, (_, line) => ({ row, file: `src/${line}.ts` }));
    const sample = sampleOf(all, 10, 'a');
    expect(sample).toHaveLength(10);
    expect(sampleOf(all.toReversed(), 10, 'a')).toEqual(sample);
    expect(sampleOf(all, 10, 'b')).not.toEqual(sample);
    const untried = all.map((mutation) => ({ ...mutation, untried: true }));
    expect(sampleOf(untried, 10, 'a')).toEqual([]);
  });
});

describe('a run of the tests', () => {
  const failed = (message) => ({
    numRuntimeErrorTestSuites: 0,
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [{ assertionResults: [{ status: 'failed', failureMessages: [message] }] }],
  });

  it('has noticed a mutation when a test failed for what it asserts', () => {
    expect(outcomeOf(failed('Error: expected 2'))).toBe('red');
    expect(outcomeOf({ ...failed(''), numFailedTests: 0 })).toBe('survived');
  });

  it('proves nothing when the file does not compile or no test has the title', () => {
    expect(outcomeOf(undefined)).toBe('broken');
    expect(outcomeOf(failed('SyntaxError: unexpected token'))).toBe('broken');
    expect(outcomeOf({ ...failed(''), numRuntimeErrorTestSuites: 1 })).toBe('broken');
    expect(outcomeOf({ ...failed(''), numPassedTests: 0, numFailedTests: 0 })).toBe('broken');
  });
});
