/**
 * Runs `work` again and again, with a pause of `everyMs` milliseconds (give or take a fifth, so that
 * processes do not all poll at the same moment) after each end. A failure goes to `onError` and ends nothing.
 * @param work should end soon when its signal is aborted
 * @returns what stops it; the work that is running is waited for
 */
export function pollLoop(
  work: (stopping: AbortSignal) => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = () => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(turn, everyMs * (0.8 + 0.4 * Math.random())).unref();
  };
  const turn = () => {
    running = work(stopping.signal)
      .then(() => undefined, onError)
      .then(schedule);
  };
  schedule();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}
