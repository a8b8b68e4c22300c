/**
 * Runs `work` again and again, with a pause of `everyMs` milliseconds (give or take a fifth, so that
 * processes do not march in step) after each end. A failure goes to `onError` and ends nothing.
 * @returns what stops it; the work that is running is waited for
 */
export function repeat(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(turn, everyMs * (0.8 + 0.4 * Math.random())).unref();
  };
  const turn = () => {
    running = work()
      .then(() => undefined, onError)
      .then(schedule);
  };
  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
