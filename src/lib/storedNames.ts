import { browserStorage } from './storage';

/** The names of a choice that this browser remembers, in the order of `known`; null where none is stored. */
export function readStoredNames<Name extends string>(
  key: string,
  known: readonly Name[],
): Name[] | null {
  const names = browserStorage()?.getItem(key)?.split(',');
  return names ? known.filter((name) => names.includes(name)) : null;
}

export function saveStoredNames(key: string, names: readonly string[]): void {
  try {
    browserStorage()?.setItem(key, names.join(','));
  } catch {
    // A full storage loses the choice with the tab.
  }
}
