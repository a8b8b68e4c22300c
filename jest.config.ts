/**
 * `npx jest`, `npx jest --selectProjects spa features/cart`. Node 20 reads this file through esbuild-register.
 *
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest';
import { findPostgres } from './server/testing/postgres';

// One time zone, whatever the machine is set to.
process.env.TZ = 'UTC';

// Workers inherit the arguments of this process. With more room for new objects they collect garbage less often. On
// machines with little memory, V8's default heap is smaller than the limit at which workers restart.
process.execArgv.push('--max-semi-space-size=64', '--max-old-space-size=4096');

/** Without a PostgreSQL the server's tests run on the embedded database, and those that need PostgreSQL do not run. */
const onPostgres =
  process.env.TEST_ENGINE !== 'embedded' &&
  (Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== undefined);

const esbuild = '<rootDir>/scripts/lib/jest/esbuildTransform.mjs';
const runtime = '<rootDir>/scripts/lib/jest/sharedRuntime.mjs';
const dependencyExtractor = '<rootDir>/scripts/lib/jest/dependencies.mjs';

const config: Config = {
  // Every core: jest would leave one idle, which is half of a small machine.
  maxWorkers: '100%',
  // PGlite and MUI together are heavy: a worker that grows past this is restarted, and loads all its modules again.
  workerIdleMemoryLimit: '2GB',
  // For what never ends, not for what is slow: a busy machine may take many times as long.
  testTimeout: 120_000,
  projects: [
    {
      displayName: 'spa',
      rootDir: '.',
      roots: ['<rootDir>/src'],
      testEnvironment: '<rootDir>/scripts/lib/jest/browserEnvironment.mjs',
      runtime,
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      moduleNameMapper: {
        // Before the alias: the first that matches decides, and a style sheet must not be loaded itself.
        '\\.module\\.css$': '<rootDir>/src/testing/cssModule.ts',
        '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
        '^@/(.*)$': '<rootDir>/src/$1',
      },
      dependencyExtractor,
      transform: {
        // Types are checked by `npm run verify -- types`.
        '\\.tsx?$': [
          'ts-jest',
          {
            diagnostics: false,
            tsconfig: {
              target: 'ES2022',
              module: 'CommonJS',
              moduleResolution: 'node10',
              jsx: 'react-jsx',
              isolatedModules: true,
              esModuleInterop: true,
            },
            astTransformers: {
              before: [
                { path: 'ts-jest-mock-import-meta', options: { metaObjectReplacement: {} } },
              ],
            },
          },
        ],
        '\\.m?js$': esbuild,
      },
      // Packages that are ES modules alone.
      transformIgnorePatterns: ['/node_modules/(?!until-async/)(?!.*\\.mjs$)'],
    },
    {
      displayName: 'server',
      rootDir: '.',
      roots: ['<rootDir>/server', '<rootDir>/scripts', '<rootDir>/packages'],
      testMatch: ['**/*.test.{ts,mjs}'],
      // What the test of the client builds would start it again.
      watchPathIgnorePatterns: ['/packages/client/(dist/|src/.*\\.gen\\.ts$)'],
      testPathIgnorePatterns: onPostgres ? [] : ['\\.postgres\\.test\\.ts$'],
      testEnvironment: '<rootDir>/scripts/lib/jest/sharedEnvironment.mjs',
      testEnvironmentOptions: { keepsModules: true },
      runtime,
      globalSetup: '<rootDir>/server/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/server/testing/globalTeardown.ts',
      dependencyExtractor,
      transform: { '\\.(ts|mjs)$': esbuild },
    },
  ],
};

export default config;
