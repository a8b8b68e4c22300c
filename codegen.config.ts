import type { ConfigFile } from '@rtk-query/codegen-openapi';

/** Contract -> RTK Query client. Tags live in src/api/cachePolicy.ts, not here. */
const config = {
  schemaFile: './openapi.yaml',
  apiFile: './src/api/emptyApi.ts',
  apiImport: 'emptyApi',
  // Only the consoles call on demand (scripts/generateApi.ts): the names are bytes of every first load.
  hooks: { queries: true, lazyQueries: false, mutations: true },
  encodePathParams: true,
  useUnknown: true,
  mergeReadWriteOnly: true,
} satisfies Partial<ConfigFile>;

export default config;

/** The tags whose calls only the consoles or operators make: they are a client of their own, which bookers do not load. */
export const consoleTags: ReadonlySet<string> = new Set([
  'organize',
  'company',
  'personal-data',
  'platform',
  'operations',
  'waiting',
]);
