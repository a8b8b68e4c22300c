import type { ConfigFile } from '@rtk-query/codegen-openapi';

/** Contract -> RTK Query client. Tags live in src/api/cachePolicy.ts, not here. */
const config: ConfigFile = {
  schemaFile: './openapi.yaml',
  apiFile: './src/api/emptyApi.ts',
  apiImport: 'emptyApi',
  exportName: 'generatedApi',
  outputFile: './src/api/generated/endpoints.gen.ts',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  encodePathParams: true,
  useUnknown: true,
  mergeReadWriteOnly: true,
};

export default config;
