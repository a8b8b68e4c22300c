/** Rate limits of a test that is about something else. */
export const unlimited = { takeInTransaction: async () => new Date() };
