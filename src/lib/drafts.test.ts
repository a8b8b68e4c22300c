import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { draftKey, clearAllDrafts, saveDraft, readDraft } from './drafts';

const DAY_MS = 24 * 60 * 60 * 1000;
const key = draftKey(7, 'attendees:101');

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a draft', () => {
  it('is read again by the person who wrote it, and by nobody else', () => {
    saveDraft(key, { name: 'Asha' });
    expect(readDraft(key)).toEqual({ name: 'Asha' });
    expect(readDraft(draftKey(8, 'attendees:101'))).toBeNull();
  });

  it('is gone after seven days, and leaves nothing behind', () => {
    saveDraft(key, 'typed');
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 7 * DAY_MS - 1000);
    expect(readDraft(key)).toBe('typed');
    clock.mockReturnValue(now + 7 * DAY_MS + 1000);
    expect(readDraft(draftKey(7, 'another'))).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('goes with all others, and nothing else does', () => {
    localStorage.setItem('theme', 'dark');
    saveDraft(key, 'typed');
    saveDraft(draftKey(8, 'attendees:102'), 'typed');
    clearAllDrafts();
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });

  it('that nobody can read is none', () => {
    localStorage.setItem(key, '{"savedAt":');
    expect(readDraft(key)).toBeNull();
    localStorage.setItem(key, '"text"');
    expect(readDraft(key)).toBeNull();
  });

  it('is not kept where nothing can be, without a word', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(() => saveDraft(key, 'typed')).not.toThrow();
    expect(readDraft(key)).toBeNull();
  });
});
