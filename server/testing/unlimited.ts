/** Rate limits for tests that are not about rate limits. */
export const unlimited = { takeInTransaction: async () => new Date() };
