/**
 * Lets at most `width` pieces of work run at once; the others wait for their turn in the order in
 * which they came.
 */
export function createSemaphore(width: number) {
  const waiting: (() => void)[] = [];
  let free = width;
  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    // Whoever leaves hands over the place itself, so nobody who comes later can take it.
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
