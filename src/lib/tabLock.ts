/** Runs `work` while no other tab runs work of this name; at once in browsers without the Locks API. */
export async function withTabLock<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}
