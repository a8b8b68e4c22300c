/**
 * Options of a query whose answer is used once. A subscribed query would be sent again whenever
 * the network comes back.
 */
export const LOAD_ONCE = { subscribe: false, forceRefetch: true } as const;
