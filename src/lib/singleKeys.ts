import { browserStorage } from './storage';

/** localStorage key: `off` when the consoles do nothing on single keys. */
const KEY = 'foyer-single-keys';

/** Whether letters and signs pressed alone do something in the consoles (WCAG 2.1.4); they do until switched off. */
export const areSingleKeysOn = (): boolean => browserStorage()?.getItem(KEY) !== 'off';

export function saveSingleKeys(on: boolean): void {
  try {
    if (on) browserStorage()?.removeItem(KEY);
    else browserStorage()?.setItem(KEY, 'off');
  } catch {
    // A full storage loses the choice with the tab.
  }
}
