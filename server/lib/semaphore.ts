/**
 * Runs at most `width` pieces of work concurrently; the others wait in order of arrival.
 */
export function createSemaphore(width: number) {
  const waiting: (() => void)[] = [];
  let free = width;
  return async function withSlot<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    // A finished piece of work passes its slot to the next in line, so that no later one can take it.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
