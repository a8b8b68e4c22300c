/** Counts the page chunks being loaded; `PageProgress` shows it. */
function createPageLoads() {
  const listeners = new Set<() => void>();
  let count = 0;
  const change = (by: 1 | -1) => {
    count += by;
    // Deferred: a load may begin while React renders, when no listener may set state.
    void Promise.resolve().then(() => listeners.forEach((notify) => notify()));
  };
  return {
    /** @returns the function that ends this load */
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
