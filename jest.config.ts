// Node 20 cannot load this file by itself. Run the tests through scripts/jest.mjs:
// node --experimental-vm-modules scripts/jest.mjs src/api --selectProjects spa
import type { Config } from 'jest';

const transform: Config['transform'] = { '^.+\\.tsx?$': '<rootDir>/scripts/lib/jestTransform.mjs' };

const moduleNameMapper = {
  '^free-email-domains$': '<rootDir>/scripts/lib/jestFreeEmailDomains.mjs',
};

/**
 * Tests of what neither sells seats nor moves money at a gateway: `npm test` runs them on the embedded engine alone,
 * and `npm run test:postgres`, which sets POSTGRES_TESTS, on PostgreSQL too. *.postgres.test.ts always run there.
 */
const MODULES_EMBEDDED_ALONE =
  'catalog|companies|credit|identity|images|invoices|messaging|organize|personalData|policies|seatPools';
const EMBEDDED_ALONE =
  `/server/(http|mail|demo|testing|config|jobs|pdf|modules/(${MODULES_EMBEDDED_ALONE}))/` +
  '(?!.*\\.postgres\\.test\\.ts$)';

const config: Config = {
  // Every core: jest would leave one idle, which is half of a small machine.
  maxWorkers: '100%',
  // PGlite and MUI together are heavy: a worker that grows past this is restarted.
  workerIdleMemoryLimit: '1GB',
  // For what never ends, not for what is slow: a busy machine may take many times as long.
  testTimeout: 120_000,
  projects: [
    {
      displayName: 'spa',
      rootDir: '.',
      roots: ['<rootDir>/src'],
      testEnvironment: '<rootDir>/src/testing/browserEnvironment.ts',
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      moduleNameMapper: {
        ...moduleNameMapper,
        // Before the alias: the first that matches decides, and a style sheet must not be loaded itself.
        '\\.module\\.css$': '<rootDir>/src/testing/cssModule.ts',
        '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
        '^@/(.*)$': '<rootDir>/src/$1',
      },
      transform,
    },
    {
      displayName: 'server',
      rootDir: '.',
      roots: ['<rootDir>/server', '<rootDir>/scripts'],
      testEnvironment: 'node',
      testPathIgnorePatterns: ['\\.postgres\\.test\\.ts$'],
      extensionsToTreatAsEsm: ['.ts'],
      moduleNameMapper,
      transform,
    },
    {
      // Needs a real PostgreSQL in TEST_DATABASE_URL: `npm run test:postgres` starts one.
      displayName: 'postgres',
      rootDir: '.',
      roots: ['<rootDir>/server'],
      testEnvironment: 'node',
      // What opens no database, or the embedded one whatever is set, is the same on both; kept plans are those of one session. The table of who may do
      // what and the texts of mails, tickets and receipts take minutes, and are tested on the embedded one alone.
      testPathIgnorePatterns: [
        '/server/(lib|demo/posters|demo/world|db/pglite)/',
        '/server/(main|db/folderLock|db/keptPlans)\\.test\\.ts$',
        '/server/testing/(access/accessMatrix|regularExpressions)\\.test\\.ts$',
        '/server/(mail|modules/organize/authoring)/hostileText\\.test\\.ts$',
        '/server/modules/messaging/mails/(bookingMails|confirmation)\\.test\\.ts$',
        '/server/modules/(tickets/documents/ticketDocuments|invoices/receipt)\\.test\\.ts$',
        ...(process.env.POSTGRES_TESTS === 'all' ? [] : [EMBEDDED_ALONE]),
      ],
      extensionsToTreatAsEsm: ['.ts'],
      moduleNameMapper,
      transform,
    },
  ],
};

export default config;
