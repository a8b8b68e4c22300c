/**
 * localStorage, or null in the server's renderer and when the browser forbids it (reading the
 * property then throws).
 */
export function browserStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}
