import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseSearch, searchDocument, wordsOf } from './searchText.rules';

describe('wordsOf', () => {
  it.each([
    ['Winter Symphony Night', ['winter', 'symphony', 'night']],
    ['Founders’ Assembly, NCPA', ['founders', 'assembly', 'ncpa']],
    ['Café Crème', ['cafe', 'creme']],
    ['Cloud & AI: T20-Summit', ['cloud', 'ai', 't20', 'summit']],
    ['मुंबई संगीत', ['मुंबई', 'संगीत']],
    ["'); drop table events; --", ['drop', 'table', 'events']],
    ['&|!:*%_\\ 🎉', []],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words));

  it('leaves no sign that a query language knows, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const isPlain = (word: string) => /^[\p{L}\p{M}\p{N}]+$/u.test(word);
        expect(wordsOf(text).filter((word) => !isPlain(word))).toEqual([]);
      }),
    );
  });
});

describe('parseSearch', () => {
  it('asks for every word, the last one as a beginning', () => {
    expect(parseSearch('  Winter  Symp')).toEqual({
      tsquery: 'winter & symp:*',
      text: 'winter symp',
    });
  });

  it('knows blank from hopeless', () => {
    expect(parseSearch(undefined)).toBeNull();
    expect(parseSearch('   ')).toBeNull();
    expect(parseSearch('&|!')).toBe('nothing');
  });

  it('cuts what is too long', () => {
    const query = parseSearch('a '.repeat(100));
    expect(query).toEqual({ tsquery: expect.any(String), text: 'a '.repeat(12).trim() });
  });
});

describe('searchDocument', () => {
  it('weighs the title first and knows the month where the event is', () => {
    const document = searchDocument({
      title: 'Winter Symphony Night',
      description: 'One evening, two traditions.',
      venue: 'Jamshed Bhabha Theatre, NCPA',
      city: 'Mumbai',
      state: 'Maharashtra',
      timezone: 'Asia/Kolkata',
      // The first of December in India, still November in UTC.
      start_at: new Date('2026-11-30T19:00:00Z'),
      category_name: 'Concert',
    });
    expect(document).toEqual({
      a: 'winter symphony night',
      b: 'concert mumbai',
      c: 'jamshed bhabha theatre ncpa',
      d: 'one evening two traditions maharashtra december',
      text: 'winter symphony night jamshed bhabha theatre ncpa mumbai concert',
    });
  });
});
