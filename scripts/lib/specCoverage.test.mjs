import { describe, expect, it } from '@jest/globals';
import { containsText, findingsOf, plain, rowsOf } from './specCoverage.mjs';

const page = `## 2. Screens

| Statement       | Shown by                        |
| --------------- | ------------------------------- |
| Says \`Try Again\` | \`src/try.test.tsx\` _tries again_ |
`;
const texts = { 'src/try.test.tsx': "it('tries again', () => {" };
const files = { read: (path) => texts[path], sources: ['<b>Try Again</b>'] };
const findings = (row) => findingsOf({ statement: '', shown: 'D2', ...row }, files);

describe('a row', () => {
  it('is read from its table, and is well', () => {
    const rows = rowsOf(page);
    expect(rows).toMatchObject([{ line: 5, statement: 'Says `Try Again`' }]);
    expect(rows.flatMap((row) => findingsOf(row, files))).toEqual([]);
  });

  it('needs files that exist', () => {
    expect(findings({ shown: '`src/gone.test.tsx`' })).toEqual(['no file src/gone.test.tsx']);
  });

  it('needs a test or a decision, or says not yet', () => {
    expect(findings({ shown: 'surely' })).toHaveLength(1);
    expect(findings({ shown: 'D20' })).toEqual([]);
    expect(findings({ shown: 'not yet' })).toEqual([]);
  });

  it('names a test that is in its file', () => {
    expect(findings({ shown: '`src/try.test.tsx` _gives up_' })).toEqual([
      'no test named “gives up”',
    ]);
  });

  it('quotes what somebody says', () => {
    expect(findings({ statement: '`Try again`' })).toEqual(['no source contains “Try again”']);
  });
});

describe('a text stands in a source', () => {
  it('as whole words, however the line is broken', () => {
    expect(containsText('Failed to load event', "'Failed to load events'")).toBe(false);
    expect(containsText('Failed to load event', "'Failed to load event'")).toBe(true);
    expect(containsText("the world's events", plain('the world’s\n   events'))).toBe(true);
  });

  it('with gaps', () => {
    expect(containsText('Only … left!', '`Only ${left} left!`')).toBe(true);
    expect(containsText('Only … left!', '`Only ${left} here!`')).toBe(false);
  });
});
