import { createSelector } from '@reduxjs/toolkit';
import { useAppSelector, type RootState } from '@/state';
import { toFix } from '../form/editorFields';
import type { EditorValues } from '../form/editorValues';
import { problemsOf, type Problems } from '../form/problems';
import { valueAt } from '../form/serverFields';
import { countChanges } from '../form/steps';
import type { EditorState } from './editorSlice';

/** @throws when no event is open: fields are shown only while one is */
export function selectEditor({ editor }: RootState): EditorState {
  if (!editor) throw new Error('No event is open in the editor.');
  return editor;
}

/** A part of the editor's state; the component renders again when it changes. */
export const useEditor = <Part>(select: (editor: EditorState) => Part): Part =>
  useAppSelector((state) => select(selectEditor(state)));

export const selectSaved = ({ saved }: EditorState) => saved;
export const selectValues = ({ values }: EditorState) => values;
export const selectStatus = ({ status }: EditorState) => status;

/** How many fields differ from what is saved. */
export const selectUnsaved = createSelector([selectSaved, selectValues], countChanges);

/** What is wrong with the draft: what the server refused, while it still says so, and what breaks its rules. */
export function problemsIn(
  { saved, refusedFields }: Pick<EditorState, 'saved' | 'refusedFields'>,
  values: EditorValues,
): Problems {
  const refused = Object.entries(refusedFields)
    .filter(([field, { value }]) => valueAt(values, field) === value)
    .map(([field, { sentence }]) => [field, sentence] as const);
  return { ...Object.fromEntries(refused), ...problemsOf(values, saved) };
}

const selectProblems = createSelector(
  [selectSaved, ({ checked }: EditorState) => checked, ({ refusedFields }) => refusedFields],
  (saved, checked, refusedFields) => problemsIn({ saved, refusedFields }, checked),
);

/** What is wrong in fields that were left, or that the server refused. */
export const selectShownProblems = createSelector(
  [
    selectProblems,
    ({ leftFields }: EditorState) => leftFields,
    ({ refusedFields }: EditorState) => refusedFields,
  ],
  (problems, leftFields, refusedFields): Problems =>
    Object.fromEntries(
      Object.entries(problems).filter(([field]) => field in leftFields || field in refusedFields),
    ),
);

/** What keeps the event from being published, as of when a field was last left. */
export const selectToFix = createSelector(
  [selectSaved, ({ checked }: EditorState) => checked, selectProblems],
  toFix,
);
