/**
 * localStorage, or null where there is none (the server's renderer) or the browser forbids it:
 * there, reading the property throws.
 */
export function browserStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}
