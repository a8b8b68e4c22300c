/**
 * Runs `work` one at a time. A call during a run leads to one more run after it, however many calls there were.
 *
 * @param work an asynchronous function that handles its own errors
 * @returns resolves when nothing is left to do
 */
export function createSerialRunner(work) {
  let running;
  let isWanted = false;
  async function runWhileWanted() {
    while (isWanted) {
      isWanted = false;
      await work();
    }
    running = undefined;
  }
  return () => {
    isWanted = true;
    running ??= runWhileWanted();
    return running;
  };
}
