/** What is particular about a call; its endpoint has it as `extraOptions` in the cache policies. */
export interface CallOptions {
  /** Milliseconds; 15 s without it. */
  timeout?: number;
  /** The media type of the file that it answers with; JSON without it. */
  accept?: string;
  /**
   * `none`: the call carries no access token, and its 401 is about a password, a code or a link.
   * `ends`: it reaches the server although the end of the session aborts all other calls (D10).
   */
  session?: 'none' | 'ends';
  /** Has a different base URL, timeout and token (docs/product/calls.md#conventions, Profile). */
  client?: 'profile';
  /**
   * Asks for a toast when the call fails, with this sentence where the server gives none. Without it
   * the caller shows the failure: in its form, its dialog, or a toast that depends on the screen.
   */
  toast?: string;
  /** It changes the cart, which other tabs then load again. */
  changesCart?: true;
}

/** The policy of a call that neither changes nor depends on other calls' answers, and needs no option. */
export const UNTAGGED = {} as const;

/** A table is sent while it is read, and a company moves row by row: 100,000 rows take a while. */
export const LONG_TIMEOUT = 180_000;

/** The policy of a call for a file. It is saved at once; a cached copy would only use memory. */
export const fileOf = (accept: string, options?: CallOptions) => ({
  keepUnusedDataFor: 0,
  extraOptions: { accept, ...options },
});

/**
 * Options of a query whose answer is used once. A subscribed query would be sent again whenever
 * the network comes back.
 */
export const LOAD_ONCE = { subscribe: false, forceRefetch: true } as const;

const table = { timeout: LONG_TIMEOUT };

export const PDF = fileOf('application/pdf');
export const CALENDAR = fileOf('text/calendar');
export const APPLE_PASS = 'application/vnd.apple.pkpass';
export const CSV = fileOf('text/csv', table);
export const XLSX = fileOf(
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  table,
);
