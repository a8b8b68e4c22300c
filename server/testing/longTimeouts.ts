/** All in milliseconds, and more than a busy machine takes; tests of the usual limits set their own. */
export const longDatabaseTimeouts = {
  lockTimeout: 60_000,
  statementTimeout: 90_000,
  connectTimeout: 60_000,
};

export const longRequestLimits = { database: 60_000, usual: 90_000, files: 90_000 };
