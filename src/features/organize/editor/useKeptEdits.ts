import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrganizedEvent } from '@/api';
import { selectUser, useAppSelector } from '@/state';
import type { EditorValues } from './form/editorValues';
import { keepEdits, readKeptEdits, type KeptEdits } from './form/keptEdits';

interface Edited {
  read: () => EditorValues;
  getState: () => { saved: OrganizedEvent; unsaved: number };
  restore: (edits: KeptEdits) => void;
}

function readOffer(person: number | undefined, event: OrganizedEvent) {
  const edits = person === undefined ? null : readKeptEdits(person, event);
  return edits && { person, edits };
}

/**
 * Keeps unsaved edits in this browser until they are saved, and offers the person those of an earlier visit.
 * Nothing is written while an offer is open, so that it is not lost before it is decided.
 */
export function useKeptEdits(event: OrganizedEvent, { read, getState, restore }: Edited) {
  const person = useAppSelector(selectUser)?.id;
  const [offer, setOffer] = useState(() => readOffer(person, event));
  const offered = offer?.person === person ? (offer?.edits ?? null) : null;
  const isOpen = useRef(offered !== null);
  useEffect(() => {
    isOpen.current = offered !== null;
  }, [offered]);

  /** Called after each change and each save. */
  const keep = useCallback(() => {
    if (person === undefined || isOpen.current) return;
    const { saved, unsaved } = getState();
    keepEdits(
      person,
      saved.id,
      unsaved > 0 ? { at: Date.now(), base: saved, values: read() } : null,
    );
  }, [person, getState, read]);

  /** The edits are given up. */
  const forget = () => {
    if (person !== undefined) keepEdits(person, event.id, null);
  };
  const close = () => {
    isOpen.current = false;
    setOffer(null);
  };
  return {
    keep,
    forget,
    offered,
    takeOffered() {
      close();
      if (offered) restore(offered);
    },
    dropOffered() {
      forget();
      close();
      keep();
    },
  };
}
