type Matches = (query: string) => boolean;

const nothing: Matches = () => false;
let matches: Matches = nothing;
const lists = new Set<MatchMediaStandIn>();

class MatchMediaStandIn extends EventTarget implements MediaQueryList {
  onchange: MediaQueryList['onchange'] = null;
  constructor(readonly media: string) {
    super();
  }
  get matches(): boolean {
    return matches(this.media);
  }
  // The deprecated pair belongs to the interface; nothing of ours calls it.
  addListener(): void {}
  removeListener(): void {}
}

/** The browser's `matchMedia` for tests: nothing matches until `setMedia` says so. */
export function matchMedia(query: string): MediaQueryList {
  const list = new MatchMediaStandIn(query);
  lists.add(list);
  return list;
}

/** Sets which media queries match from now on, and notifies the listeners. */
export function setMedia(next: Matches): void {
  matches = next;
  for (const list of lists) list.dispatchEvent(new Event('change'));
}

/** From now on the screen counts as mobile. */
export const setNarrow = () => setMedia((query) => query === '(max-width: 767.98px)');

/** No query matches and no listener is left. */
export function resetMedia(): void {
  matches = nothing;
  lists.clear();
}
