import { describe, expect, it } from '@jest/globals';
import { decisionsIn, decisionsOf, referencesIn, slugsOf } from './references.mjs';

describe('headings of a page', () => {
  it('are anchored as GitHub anchors them', () => {
    expect([...slugsOf('# Product rules\n\n### One-time codes\ntext\n## Booked for?\n')]).toEqual([
      'product-rules',
      'one-time-codes',
      'booked-for',
    ]);
  });
});

describe('references', () => {
  it('are found in comments, with their heading', () => {
    expect(referencesIn('src/a.ts', '/** See docs/product/booking.md#holds. */')).toEqual([
      { line: 1, target: 'docs/product/booking.md', anchor: 'holds' },
    ]);
  });

  it('are found in links between pages', () => {
    expect(referencesIn('docs/a.md', 'x\n[b](decisions/0001-x.md#why) [c](#d)')).toEqual([
      { line: 2, target: 'docs/decisions/0001-x.md', anchor: 'why' },
      { line: 2, target: 'docs/a.md', anchor: 'd' },
    ]);
  });

  it('must not be section numbers', () => {
    expect(referencesIn('src/a.ts', '// (spec section 4, D10)')).toEqual([
      { line: 1, target: null },
    ]);
  });
});

describe('decisions', () => {
  const page = '# Decisions\n\n### D12 Payments\nAs D13 says.\n## D9 Sessions\n';

  it('are defined by headings alone', () => {
    expect([...decisionsOf(page)]).toEqual(['D12', 'D9']);
  });

  it('are found wherever they are named', () => {
    expect(decisionsIn('// (D12)\n\n// D27 to D29')).toEqual([
      { line: 1, decision: 'D12' },
      { line: 3, decision: 'D27' },
      { line: 3, decision: 'D29' },
    ]);
    expect(decisionsIn("'R2-D2' ID5 D3x U+D8")).toEqual([]);
  });
});
