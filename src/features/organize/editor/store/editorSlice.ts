import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { OrganizedEvent } from '@/api';
import {
  toEditorValues,
  toTierValues,
  type EditorValues,
  type TierValues,
} from '../form/editorValues';
import { endToFill, usualEnd } from '../form/endOfEvent';
import type { KeptEdits } from '../form/keptEdits';
import { isConflict, keysOf, rebase } from '../form/rebase';
import { valueAt } from '../form/serverFields';
import type { Step } from '../form/step';
import { countChanges } from '../form/steps';

export type SaveStatus =
  /** At a time in milliseconds; what was changed since is not saved yet. */
  | { kind: 'saved'; at: number }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'failed'; sentence: string }
  /** Somebody else has saved the event: the person chooses which version stays. */
  | { kind: 'conflict'; theirs: OrganizedEvent };

/** An event in the editor. */
export interface EditorState {
  /** Whose edits are kept in this browser. */
  person: number | null;
  /** The event as it was last saved or read; its version goes with the next save. */
  saved: OrganizedEvent;
  /** The draft: what the fields say. */
  values: EditorValues;
  /** The draft when a field was last left: problems are shown of this. */
  checked: EditorValues;
  /** Fields that were left, whose problems are shown. */
  leftFields: Record<string, true>;
  /** What the server refused, by field, with the value that it refused. */
  refusedFields: Record<string, { sentence: string; value: string }>;
  /** Calls that the server refused, as JSON, with what it said; they are not sent again by themselves. */
  refusedSteps: Record<string, string>;
  status: SaveStatus;
  /** The end that follows the start; null once somebody has typed an end. */
  filledEnd: string | null;
  /** Edits of an earlier visit that were not saved. */
  offered: KeptEdits | null;
}

interface Opened {
  person: number | null;
  event: OrganizedEvent;
  offered: KeptEdits | null;
}

const savedAt = (event: OrganizedEvent): SaveStatus => ({
  kind: 'saved',
  at: Date.parse(event.updated_at),
});

const openEditor = ({ person, event, offered }: Opened): EditorState => {
  const values = toEditorValues(event);
  return {
    person,
    saved: event,
    values,
    checked: values,
    leftFields: {},
    refusedFields: {},
    refusedSteps: {},
    status: savedAt(event),
    filledEnd: usualEnd(values),
    offered,
  };
};

function setValues(state: EditorState, values: EditorValues): void {
  state.values = values;
  state.checked = values;
}

/** Takes over the event and drops the draft. */
function takeEvent(state: EditorState, event: OrganizedEvent): void {
  state.saved = event;
  setValues(state, toEditorValues(event, keysOf(state.values)));
  state.leftFields = {};
  state.filledEnd = usualEnd(state.values);
}

/** Goes on with the draft on another version of the event. */
function rebaseDraft(state: EditorState, event: OrganizedEvent): void {
  state.saved = event;
  setValues(state, rebase(state.values, event));
}

/** Takes over another version of the event, unless somebody else has changed what the draft changes. */
function follow(state: EditorState, event: OrganizedEvent): boolean {
  if (countChanges(state.saved, state.values) === 0) takeEvent(state, event);
  else if (!isConflict(state, event)) rebaseDraft(state, event);
  else return false;
  return true;
}

/** Leaves the state as it is while no event is open, for instance when an answer comes after that. */
const whenOpen =
  <Payload>(change: (state: EditorState, payload: Payload) => void) =>
  (state: EditorState | null, { payload }: PayloadAction<Payload>): void => {
    if (state) change(state, payload);
  };

/** The event editor. Its code, and so this slice, is loaded with the editor's page. */
export const editorSlice = createSlice({
  name: 'editor',
  initialState: null as EditorState | null,
  reducers: {
    editorOpened: (_state, { payload }: PayloadAction<Opened>) => openEditor(payload),
    editorClosed: () => null,

    valuesChanged: whenOpen((state, values: Partial<EditorValues>) => {
      Object.assign(state.values, values);
      if ('endDate' in values || 'endTime' in values) state.filledEnd = null;
      if (state.filledEnd === null || !('startDate' in values || 'startTime' in values)) return;
      const end = endToFill(state.values, state.filledEnd);
      if (end === null) return;
      state.filledEnd = end;
      const [endDate = '', endTime = ''] = end.split('T');
      Object.assign(state.values, { endDate, endTime });
    }),
    tierChanged: whenOpen(
      (state, { key, values }: { key: string; values: Partial<TierValues> }) => {
        const tier = state.values.tiers.find((one) => one.key === key);
        if (tier) Object.assign(tier, values);
      },
    ),
    /** From now on what is wrong with the field is shown. */
    fieldLeft: whenOpen((state, field: string) => {
      state.leftFields[field] = true;
      state.checked = state.values;
    }),
    /** Shows what is wrong with these fields, besides those that were left. */
    fieldsChecked: whenOpen((state, fields: string[]) => {
      for (const field of fields) state.leftFields[field] = true;
      state.checked = state.values;
    }),
    changesDiscarded: whenOpen<void>((state) => takeEvent(state, state.saved)),

    savingStarted: whenOpen<void>((state) => {
      state.status = { kind: 'saving' };
    }),
    stepSaved: whenOpen((state, { step, event }: { step: Step; event: OrganizedEvent }) => {
      const { tiers } = state.values;
      if (step.kind === 'addTier') {
        const known = new Set(state.saved.ticket_tiers.map(({ id }) => id));
        const added = event.ticket_tiers.find(({ id }) => !known.has(id));
        const tier = tiers.find(({ key }) => key === step.key);
        if (added && tier) tier.id = added.id;
      }
      if (step.kind === 'removeTier') {
        // A tier that was ever booked is closed and stays.
        const closed = event.ticket_tiers.find(({ id }) => id === step.id);
        if (closed) tiers.push(toTierValues(closed, event.timezone));
      }
      state.saved = event;
    }),
    /** The server does not take what a call says. */
    stepRefused: whenOpen((state, { step, sentence }: { step: Step; sentence: string }) => {
      state.refusedSteps[JSON.stringify(step)] = sentence;
    }),
    fieldsRefused: whenOpen((state, fields: Record<string, string>) => {
      for (const [field, sentence] of Object.entries(fields)) {
        state.refusedFields[field] = { sentence, value: valueAt(state.values, field) };
      }
      state.checked = state.values;
    }),
    /** Calls that were refused are sent again with the next save. */
    refusedStepsCleared: whenOpen<void>((state) => {
      state.refusedSteps = {};
    }),
    savingEnded: whenOpen((state, status: SaveStatus) => {
      state.status = status;
      state.checked = state.values;
    }),

    /** Another version of the event has come: one that a save found, or the answer of a call outside the form. */
    versionReceived: whenOpen((state, theirs: OrganizedEvent) => {
      if (!follow(state, theirs)) state.status = { kind: 'conflict', theirs };
    }),
    /** Read again, for instance after it was moved. A conflict is found when the draft is saved. */
    eventRead: whenOpen((state, event: OrganizedEvent) => {
      const isBusy = state.status.kind === 'saving' || state.status.kind === 'conflict';
      if (event.version > state.saved.version && !isBusy) follow(state, event);
    }),
    conflictReloaded: whenOpen((state, theirs: OrganizedEvent) => {
      takeEvent(state, theirs);
      state.status = savedAt(theirs);
    }),
    /** The draft stands in place of what somebody else has saved, with the next save. */
    conflictOverwritten: whenOpen((state, theirs: OrganizedEvent) => {
      rebaseDraft(state, theirs);
      state.status = savedAt(theirs);
    }),
    conflictPostponed: whenOpen<void>((state) => {
      const sentence = 'Someone else changed this event. Nothing is saved until you choose.';
      state.status = { kind: 'failed', sentence };
    }),

    /** Puts back what was typed on an earlier visit. */
    offerTaken: whenOpen<void>((state) => {
      if (!state.offered) return;
      const { offered, saved: theirs } = state;
      const hasConflict = isConflict({ saved: offered.base, values: offered.values }, theirs);
      setValues(state, hasConflict ? offered.values : rebase(offered.values, theirs));
      state.filledEnd = usualEnd(state.values);
      state.offered = null;
      if (!hasConflict) return;
      // Until the person chooses, a save must name the version that the edits were made on.
      state.saved = offered.base;
      state.status = { kind: 'conflict', theirs };
    }),
    offerDiscarded: whenOpen<void>((state) => {
      state.offered = null;
    }),
  },
});

declare module '@/state/rootState' {
  export interface LazyLoadedSlices extends WithSlice<typeof editorSlice> {}
}

export const {
  editorOpened,
  editorClosed,
  valuesChanged,
  tierChanged,
  fieldLeft,
  fieldsChecked,
  changesDiscarded,
  savingStarted,
  stepSaved,
  stepRefused,
  fieldsRefused,
  refusedStepsCleared,
  savingEnded,
  versionReceived,
  eventRead,
  conflictReloaded,
  conflictOverwritten,
  conflictPostponed,
  offerTaken,
  offerDiscarded,
} = editorSlice.actions;
