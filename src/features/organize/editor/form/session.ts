import { errorMessage, isNetworkError, toAppError, type OrganizedEvent } from '@/api';
import { reidentify, toEditorValues, toTierValues, type EditorValues } from './editorValues';
import { createEndFiller } from './endOfEvent';
import { createHistory } from './history';
import { mergeValues, type Conflict, type Merged } from './merge';
import { problemsOf, type Problems } from './problems';
import { createSaveQueue, type Refusal } from './saveQueue';
import { refusedFields, valueAt } from './serverFields';
import { countChanges, stepsOf, type Step } from './steps';
import { toFix, type ToFix } from './fields';

/** A draft saves itself this long after the last change, in milliseconds. */
const AUTOSAVE_MS = 2000;

const NOT_SAVED = 'The changes could not be saved. Please try again.';

export type SaveStatus =
  | { kind: 'idle'; at: number }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'failed'; sentence: string };

interface Meeting extends Merged {
  theirs: OrganizedEvent;
}

export interface SessionState {
  /** The event as it was last saved or read. */
  saved: OrganizedEvent;
  status: SaveStatus;
  /** Two people have changed the same fields. */
  meeting: Meeting | null;
  /** What is wrong in fields that were left, or that the server refused. */
  shown: Problems;
  /** What keeps it from being published, as of when a field was last left. */
  toFix: readonly ToFix[];
  /** Fields that differ from what is saved. */
  unsaved: number;
}

interface SessionForm {
  read: () => EditorValues;
  reset: (values: EditorValues) => void;
  setTiers: (tiers: EditorValues['tiers']) => void;
  setEnd: (end: Pick<EditorValues, 'endDate' | 'endTime'>) => void;
}

interface SessionDeps {
  form: SessionForm;
  send: (step: Step, values: EditorValues) => Promise<OrganizedEvent>;
  /** The event as it is now. */
  load: () => Promise<OrganizedEvent>;
}

/** One event in the editor: what is saved, what goes wrong, and how the form's changes get to the server. */
export function createEditorSession(event: OrganizedEvent, { form, send, load }: SessionDeps) {
  let state: SessionState = {
    saved: event,
    status: { kind: 'idle', at: Date.parse(event.updated_at) },
    meeting: null,
    shown: {},
    toFix: [],
    unsaved: 0,
  };
  let last = form.read();
  const filler = createEndFiller(last);
  let isSetting = false;
  let isOutdated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const touched = new Set<string>();
  /** What the server refused, with the value that it refused. */
  const refused = new Map<string, { sentence: string; value: string }>();
  const keys = new Map<number, string>();
  const ids = new Map<string, number>();
  const history = createHistory<EditorValues>();

  const set = (part: Partial<SessionState>) => {
    state = { ...state, ...part };
    for (const notify of listeners) notify();
  };
  const setStatus = (status: SaveStatus) => set({ status });
  const remaining = () => stepsOf(state.saved, form.read());

  const problemsIn = (values: EditorValues): Problems => {
    const still = [...refused].flatMap(([field, { sentence, value }]) =>
      valueAt(values, field) === value ? [[field, sentence] as const] : [],
    );
    return { ...Object.fromEntries(still), ...problemsOf(values, state.saved) };
  };

  const showProblems = () => {
    const values = form.read();
    const problems = problemsIn(values);
    const shown = Object.entries(problems).filter(
      ([field]) => touched.has(field) || refused.has(field),
    );
    set({
      shown: Object.fromEntries(shown),
      toFix: toFix(state.saved, values, problems),
      unsaved: countChanges(state.saved, values),
    });
  };

  const refuse = (fields: Record<string, string>) => {
    const values = form.read();
    for (const [field, sentence] of Object.entries(fields)) {
      refused.set(field, { sentence, value: valueAt(values, field) });
    }
  };

  /** Sets the form without taking it for typing. */
  const silently = (change: () => void) => {
    isSetting = true;
    change();
    isSetting = false;
    last = form.read();
  };
  const setForm = (values: EditorValues) => {
    silently(() => form.reset(values));
    showProblems();
  };

  const accept = (step: Step, answer: OrganizedEvent) => {
    const { tiers } = form.read();
    if (step.kind === 'addTier') {
      const known = new Set(state.saved.ticket_tiers.map((tier) => tier.id));
      const made = answer.ticket_tiers.find((tier) => !known.has(tier.id));
      if (made) {
        keys.set(made.id, step.key);
        ids.set(step.key, made.id);
        const withId = tiers.map((tier) =>
          tier.key === step.key ? { ...tier, id: made.id } : tier,
        );
        silently(() => form.setTiers(withId));
      }
    }
    if (step.kind === 'removeTier') {
      // One that was ever booked is closed and stays.
      const closed = answer.ticket_tiers.find((tier) => tier.id === step.id);
      if (closed)
        silently(() => form.setTiers([...tiers, toTierValues(closed, answer.timezone, keys)]));
    }
    set({ saved: answer, unsaved: countChanges(answer, form.read()) });
  };

  const merge = (theirs: OrganizedEvent) =>
    mergeValues({
      base: toEditorValues(state.saved, keys),
      mine: form.read(),
      theirs: toEditorValues(theirs, keys),
    });

  const handleFailure = (step: Step, error: unknown): Refusal => {
    if (isNetworkError(error)) {
      setStatus({ kind: 'offline' });
      return 'stop';
    }
    setStatus({ kind: 'failed', sentence: errorMessage(error, NOT_SAVED) });
    const { status: code = 500 } = toAppError(error);
    isOutdated = code === 412;
    if (code !== 400 && code !== 409) return 'stop';
    refuse(refusedFields(step, error, form.read()));
    return 'skip';
  };

  const queue = createSaveQueue<Step>({
    remaining,
    send: async (step) => accept(step, await send(step, form.read())),
    onFailure: handleFailure,
  });

  /** Takes over what somebody else has saved, or asks. */
  const meet = async (): Promise<boolean> => {
    isOutdated = false;
    const theirs = await load();
    const merged = merge(theirs);
    if (merged.conflicts.length > 0) {
      set({ meeting: { ...merged, theirs } });
      return false;
    }
    set({ saved: theirs });
    setForm(merged.values);
    return save();
  };

  /** Saves what can be saved; true when nothing of it is left. */
  const save = async (): Promise<boolean> => {
    clearTimeout(timer);
    if (state.meeting) return false;
    if (queue.isSaving()) {
      await queue.save();
      return save();
    }
    if (remaining().length === 0) return true;
    setStatus({ kind: 'saving' });
    try {
      const isDone = await queue.save();
      showProblems();
      if (isOutdated) return await meet();
      if (isDone) setStatus({ kind: 'idle', at: Date.now() });
      else if (state.status.kind === 'saving') setStatus({ kind: 'failed', sentence: NOT_SAVED });
      return isDone && remaining().length === 0;
    } catch {
      setStatus({ kind: 'failed', sentence: NOT_SAVED });
      return false;
    }
  };

  const isDraft = () => state.saved.status === 'draft';
  const scheduleSave = () => {
    clearTimeout(timer);
    if (isDraft()) timer = setTimeout(() => void save(), AUTOSAVE_MS);
  };

  const travel = (direction: 'undo' | 'redo') => {
    const values = history[direction](form.read());
    if (values === null) return;
    const present = new Set(state.saved.ticket_tiers.map((tier) => tier.id));
    setForm(reidentify(values, ids, present));
    scheduleSave();
  };

  return {
    getState: () => state,
    subscribe(notify: () => void) {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    save,
    /** The form has changed. @param field what was typed in */
    handleChange(field: string) {
      if (isSetting) return;
      const now = form.read();
      if (JSON.stringify(now) === JSON.stringify(last)) return;
      history.record(last, field, Date.now());
      const end = filler.follow(field, now);
      silently(() => end && form.setEnd(end));
      const unsaved = countChanges(state.saved, last);
      if (unsaved !== state.unsaved) set({ unsaved });
      scheduleSave();
    },
    /** A field was left: from now on what is wrong with it is shown, and a draft is saved. */
    leave(field: string) {
      touched.add(field);
      showProblems();
      if (isDraft()) void save();
    },
    /** Shows all that is wrong; true when nothing is. */
    check(): boolean {
      const wrong = Object.keys(problemsIn(form.read()));
      for (const field of wrong) touched.add(field);
      showProblems();
      return wrong.length === 0;
    },
    /** Shows what a call outside the form refused, at the fields. */
    refuse(fields: Record<string, string>) {
      refuse(fields);
      showProblems();
    },
    retry() {
      queue.retry();
      return save();
    },
    /** The event after a call outside the form, such as a pause. */
    keep(saved: OrganizedEvent) {
      set({ saved });
      showProblems();
    },
    /** Once the form is there. */
    start: showProblems,
    /** Read anew, for instance after it was moved: what the form has not changed follows. */
    absorb(read: OrganizedEvent) {
      if (read.version <= state.saved.version || queue.isSaving() || state.meeting) return;
      const merged = merge(read);
      if (merged.conflicts.length > 0) return;
      set({ saved: read });
      setForm(merged.values);
    },
    /** Puts back what was typed on an earlier visit; where somebody else changed the same since, asks. */
    restore({ base, values }: { base: OrganizedEvent; values: EditorValues }) {
      const theirs = state.saved;
      const merged = mergeValues({
        base: toEditorValues(base, keys),
        mine: values,
        theirs: toEditorValues(theirs, keys),
      });
      if (merged.conflicts.length > 0) return set({ meeting: { ...merged, theirs } });
      history.record(form.read(), 'restore', Date.now());
      setForm(merged.values);
      scheduleSave();
    },
    discard: () => setForm(toEditorValues(state.saved, keys)),
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    /** Leaves a conflict for later: nothing is saved until it is decided. */
    postpone() {
      const sentence = 'Somebody else changed this event. Nothing is saved until you choose.';
      set({ meeting: null, status: { kind: 'failed', sentence } });
    },
    /** Ends a conflict. @param taken where their value stands in place of mine */
    resolve(taken: readonly Conflict[]) {
      const { meeting } = state;
      if (!meeting) return;
      set({ saved: meeting.theirs, meeting: null });
      setForm(taken.reduce((values, conflict) => conflict.take(values), meeting.values));
      void save();
    },
    stop: () => clearTimeout(timer),
  };
}
