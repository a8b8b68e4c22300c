// Generated from openapi.yaml by `npm run api`. Never edited by hand.
export const fileLimits = {
  bytes: 10485760,
  rows: 20000,
  lines: 50000,
  columns: 100,
  rowCharacters: 200000,
  unpackedBytes: 41943040,
  pixels: 40000000,
} as const;
