/** How many pages are being loaded, for those who want to show it. */
function createPageLoads() {
  const listeners = new Set<() => void>();
  let count = 0;
  const change = (by: 1 | -1) => {
    count += by;
    // A load may begin while React renders, when nobody may be told.
    void Promise.resolve().then(() => listeners.forEach((notify) => notify()));
  };
  return {
    /** @returns what says that this one is over */
    begin() {
      change(1);
      return () => change(-1);
    },
    isUnderWay: () => count > 0,
    subscribe(notify: () => void) {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}

export const pageLoads = createPageLoads();
