/** What the main thread of a page did, from a trace of Chromium. */

export const TRACE_CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'blink.user_timing',
  'loading',
];

/** Names of Chromium's events by what they are; what they contain counts as theirs. */
const KINDS = new Map([
  ['v8.evaluateModule', 'script'],
  ['v8.compileModule', 'script'],
  ['EvaluateScript', 'script'],
  ['FunctionCall', 'script'],
  ['RunMicrotasks', 'script'],
  ['UpdateLayoutTree', 'style'],
  ['Layout', 'layout'],
  ['PrePaint', 'paint'],
  ['Paint', 'paint'],
  ['Layerize', 'paint'],
  ['Commit', 'paint'],
]);

const end = ({ ts, dur }) => ts + dur;
const milliseconds = (events) => events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/** Events of one kind inside each other count once; style and layout that a script forces are not the script's. */
function timesOf(events) {
  const times = { script: 0, style: 0, layout: 0, paint: 0 };
  const around = [];
  for (const event of events.sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while (around.length > 0 && end(around.at(-1)) < end(event)) around.pop();
    const kind = KINDS.get(event.name);
    const outer = around.at(-1);
    if (outer && KINDS.get(outer.name) === kind) continue;
    times[kind] += (event.tdur ?? 0) / 1000;
    if (outer) times[KINDS.get(outer.name)] -= (event.tdur ?? 0) / 1000;
    around.push(event);
  }
  return times;
}

/**
 * @param from 'first paint' of the page, or the 'press' of a mouse
 * @returns milliseconds of processor time from there on, of the tasks, and until the first frame after a press or the
 *   largest one was drawn
 */
export function readTrace(trace, { from }) {
  const { traceEvents } = JSON.parse(trace);
  const isStart = ({ name, args, ts }) =>
    from === 'press'
      ? name === 'EventDispatch' && args.data?.type === 'pointerdown'
      : name === 'firstContentfulPaint' && ts > 0;
  const start = traceEvents.find(isStart);
  if (!start) throw new Error(`The trace has no ${from}.`);
  const main = traceEvents.filter(
    ({ pid, tid, ph, ts }) =>
      ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts - 1000,
  );
  const tasks = main.filter(({ name }) => name === 'RunTask');
  const frames = tasks.filter((task) =>
    main.some(({ name, ts }) => name === 'Paint' && ts >= task.ts && ts < end(task)),
  );
  // The frame with most work is the one that shows the answer; those after it are transitions.
  const drawn = frames.reduce(
    (most, one) => (one.tdur > (most?.tdur ?? 0) ? one : most),
    undefined,
  );
  return {
    ...timesOf(main.filter(({ name }) => KINDS.has(name))),
    all: milliseconds(tasks),
    drawn: drawn ? milliseconds(tasks.filter((task) => task.ts <= drawn.ts)) : 0,
    longest: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
    tasks: tasks.map(({ tdur = 0 }) => tdur / 1000),
  };
}
