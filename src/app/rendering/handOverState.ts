import {
  api,
  cachedAnswers,
  readTokenCookies,
  tagTypes,
  takeOverAnswers,
  type CachedAnswer,
} from '@/api';
import { isRecord } from '@/lib/isRecord';
import { authInitialised } from '@/state';
import type { setupStore } from '@/app/store';

type Store = ReturnType<typeof setupStore>;

/** The id of the data block with what the server's store had loaded. */
const STATE_ID = 'page-state';

/** A store for the first render of a page that the server has rendered, on both sides. */
export const becomeVisitor = (store: Store): void => void store.dispatch(authInitialised());

/** What the browser needs of the server's store; as text that cannot end its script element. */
export const writeHandOver = (store: Store): string =>
  JSON.stringify({ answers: cachedAnswers(store) }).replaceAll('<', '\\u003c');

function parseAnswers(text: string): CachedAnswer[] | null {
  try {
    const state: unknown = JSON.parse(text);
    // The cast: this build's own `writeHandOver` has written it.
    return isRecord(state) && Array.isArray(state.answers)
      ? (state.answers as CachedAnswer[])
      : null;
  } catch {
    return null;
  }
}

/**
 * Brings the store to the state in which the server has rendered this page, so that it can be
 * hydrated. False for a page without content, and for a person with a session: the server renders
 * pages for visitors alone, and the browser may have sent no cookies with a link from elsewhere.
 */
export function takeOver(store: Store): boolean {
  const { accessToken, refreshToken } = readTokenCookies();
  const text = document.getElementById(STATE_ID)?.textContent;
  if (accessToken || refreshToken || !text) return false;
  const answers = parseAnswers(text);
  if (!answers) return false;
  becomeVisitor(store);
  takeOverAnswers(store, answers);
  return true;
}

/**
 * Loads again what was handed over, when the browser has shown a copy of the page without asking the
 * server: after Back, or when it reopens its tabs.
 *
 * @param isLate the page was hydrated long after the server had rendered it
 */
export function refreshOldCopy({ dispatch }: Pick<Store, 'dispatch'>, isLate: boolean): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isOldCopy = navigation && 'transferSize' in navigation && navigation.transferSize === 0;
  if (isLate || isOldCopy) dispatch(api.util.invalidateTags([...tagTypes]));
}
