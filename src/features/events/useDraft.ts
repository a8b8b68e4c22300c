import { useState } from 'react';

/**
 * Local text of a field whose value is stored elsewhere (in the query string, for example). While
 * the person types, `draft` is the text as typed, with spaces; after `stopEditing`, it is `value`.
 */
export function useDraft<T>(value: T) {
  const [edited, setEdited] = useState(value);
  const [typing, setTyping] = useState(false);
  return {
    draft: typing ? edited : value,
    setDraft: (next: T) => {
      setEdited(next);
      setTyping(true);
    },
    stopEditing: () => setTyping(false),
  };
}
