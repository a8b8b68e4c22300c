/** The server writes it into the page until somebody has set the place up (server/http/pages.ts). */
const notice = () => document.querySelector('meta[name="foyer-setup"]');

/** Whether this place has no people yet; known without a call. */
export const isBeingSetUp = (): boolean => typeof document !== 'undefined' && notice() !== null;

/** The page that is open has just set the place up. */
export const setUpDone = (): void => notice()?.remove();
