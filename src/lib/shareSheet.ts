const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Whether the device has a share sheet. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** @returns false when the device has no share sheet, or refuses this one */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  if (!hasShareSheet()) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isCancelled(error);
  }
}
