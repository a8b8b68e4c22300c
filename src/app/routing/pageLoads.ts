/** Counts the page chunks that are being loaded, for the progress bar. */
function createPageLoads() {
  const listeners = new Set<() => void>();
  let count = 0;
  const changeCount = (by: 1 | -1) => {
    count += by;
    // A load may begin while React renders; notifying synchronously would set state during render.
    void Promise.resolve().then(() => listeners.forEach((notify) => notify()));
  };
  return {
    /** @returns function to call when this load has ended */
    begin() {
      changeCount(1);
      return () => changeCount(-1);
    },
    isPageLoading: () => count > 0,
    subscribe(notify: () => void) {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}

export const pageLoads = createPageLoads();
