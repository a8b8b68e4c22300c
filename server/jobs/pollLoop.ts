/**
 * Runs `work` repeatedly, with a pause of `everyMs` milliseconds after each run, give or take a fifth, so that processes
 * do not poll at the same moment. A failure goes to `onError` and does not stop the loop.
 * @param work should end soon when its signal is aborted
 * @returns a function that stops the loop and waits for the running work
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
    timer = setTimeout(poll, everyMs * (0.8 + 0.4 * Math.random())).unref();
  };
  const poll = () => {
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
