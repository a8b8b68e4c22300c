import { useState } from 'react';

/**
 * Local text of a field whose value is stored elsewhere (in the query string, for example). While
 * the person types, `draft` is the text as typed, with spaces; after `settle`, it is `value`.
 */
export function useDraft<T>(value: T) {
  const [draft, setDraft] = useState(value);
  const [typing, setTyping] = useState(false);
  return {
    draft: typing ? draft : value,
    write: (next: T) => {
      setDraft(next);
      setTyping(true);
    },
    settle: () => setTyping(false),
  };
}
