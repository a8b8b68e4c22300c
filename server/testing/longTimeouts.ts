/** Milliseconds. Long enough for a busy machine; tests of the default limits set their own. */
export const longDatabaseTimeouts = {
  lockTimeout: 60_000,
  statementTimeout: 90_000,
  connectTimeout: 60_000,
};

export const longRequestLimits = { database: 60_000, usual: 90_000, files: 90_000 };
