import { useState } from 'react';

/**
 * What is being typed into a field whose value lives elsewhere (in the address, say): while a person
 * types, the draft stands as it was typed, spaces and all; before and after, the value does.
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
