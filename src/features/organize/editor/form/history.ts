/** Changes of one field within this time are undone together, in milliseconds. */
const TOGETHER_MS = 1000;
const MAX_STEPS = 200;

export interface History<Values> {
  /** Remembers the form before a change. @param field what was changed */
  record: (before: Values, field: string, at: number) => void;
  /** The form before the last change; null when there is none. */
  undo: (now: Values) => Values | null;
  /** The form before the last undoing; null when there is none. */
  redo: (now: Values) => Values | null;
}

/** Earlier states of a form. */
export function createHistory<Values>(): History<Values> {
  const past: Values[] = [];
  const future: Values[] = [];
  let last = { field: '', at: 0 };
  return {
    record(before, field, at) {
      const isSameChange = last.field === field && at - last.at < TOGETHER_MS;
      last = { field, at };
      future.length = 0;
      if (isSameChange && past.length > 0) return;
      past.push(before);
      if (past.length > MAX_STEPS) past.shift();
    },
    undo(now) {
      const before = past.pop();
      if (before === undefined) return null;
      last = { field: '', at: 0 };
      future.push(now);
      return before;
    },
    redo(now) {
      const after = future.pop();
      if (after === undefined) return null;
      past.push(now);
      return after;
    },
  };
}
