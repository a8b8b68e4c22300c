import { useEffect, useEffectEvent, useState } from 'react';
import type { OrganizedEvent } from '@/api';
import { selectUser, useAppSelector, useAppStore, type AppDispatch } from '@/state';
import { readKeptEdits } from './form/keptEdits';
import { listenForEdits } from './store/editorListeners';
import { editorClosed, editorOpened, editorSlice, eventRead } from './store/editorSlice';
import { saveChanges } from './store/saveChanges';

/** Runs one save at a time: each sends what is left by then. */
function createSave(dispatch: AppDispatch): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  return async () => {
    while (running) await running;
    running = dispatch(saveChanges());
    try {
      return await running;
    } finally {
      running = null;
    }
  };
}

/**
 * Opens an event in the editor's slice for as long as the component is on the page.
 * @returns saves the draft, true when nothing of it is left; null until the event is open
 */
export function useOpenEvent(event: OrganizedEvent): (() => Promise<boolean>) | null {
  const store = useAppStore();
  const person = useAppSelector(selectUser)?.id ?? null;
  const [save] = useState(() => createSave(store.dispatch));
  const isOpen = useAppSelector(
    ({ editor }) => editor?.saved.id === event.id && editor.person === person,
  );

  const open = useEffectEvent(() => {
    const offered = person === null ? null : readKeptEdits(person, event);
    store.dispatch(editorOpened({ person, event, offered }));
  });
  useEffect(() => {
    store.inject(editorSlice);
    open();
    const stop = listenForEdits(store.dispatch, save);
    const handleOnline = () => {
      if (store.getState().editor?.status.kind === 'offline') void save();
    };
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('online', handleOnline);
      stop();
      store.dispatch(editorClosed());
    };
  }, [store, save, person]);

  useEffect(() => void store.dispatch(eventRead(event)), [store, event]);

  return isOpen ? save : null;
}
