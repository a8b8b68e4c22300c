/**
 * Logs a failure that is not shown to the person (docs/product/calls.md#messages: profile and sign-out
 * failures are logged).
 */
export function logError(message: string, error: unknown): void {
  console.error(message, error);
}
