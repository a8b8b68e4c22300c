import { isAnyOf } from '@reduxjs/toolkit';
import { addAppListener, type AppDispatch, type RootState } from '@/state';
import { keepEdits } from '../form/keptEdits';
import { selectEditor, selectUnsaved } from './editorSelectors';
import { fieldLeft, offerTaken, tierChanged, valuesChanged } from './editorSlice';

/** A draft saves itself this long after the last change, in milliseconds. */
const AUTOSAVE_MS = 2000;

/** Keeps what is not saved in this browser; removes it once it is saved or discarded. */
function keepUnsaved(state: RootState): void {
  const editor = selectEditor(state);
  const { person, saved, values } = editor;
  if (person === null) return;
  const isUnsaved = selectUnsaved(editor) > 0;
  keepEdits(person, saved.id, isUnsaved ? { at: Date.now(), base: saved, values } : null);
}

/**
 * While an event is open: a draft saves itself, and what is not saved is kept in this browser. While edits of an
 * earlier visit are offered, nothing replaces them there.
 * @returns the function that ends this
 */
export function listenForEdits(dispatch: AppDispatch, save: () => Promise<boolean>): () => void {
  const stops = [
    dispatch(
      addAppListener({
        matcher: isAnyOf(valuesChanged, tierChanged, offerTaken, fieldLeft),
        effect: async (action, { cancelActiveListeners, delay, getState }) => {
          cancelActiveListeners();
          if (selectEditor(getState()).saved.status !== 'draft') return;
          if (!fieldLeft.match(action)) await delay(AUTOSAVE_MS);
          void save();
        },
      }),
    ),
    dispatch(
      addAppListener({
        predicate: (_action, { editor: now }, { editor: before }) =>
          Boolean(now && before && !now.offered) &&
          (now?.values !== before?.values ||
            now?.saved !== before?.saved ||
            now?.offered !== before?.offered),
        effect: (_action, { getState }) => keepUnsaved(getState()),
      }),
    ),
  ];
  return () => {
    for (const stop of stops) stop({ cancelActive: true });
  };
}
