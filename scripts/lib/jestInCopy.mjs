/**
 * A process that runs jest in a copy of the tree, one test file for each message, and answers with the
 * results. It stays alive between the runs: starting jest takes longer than most test files.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { register } from 'esbuild-register/dist/node.js';
import { runCLI } from 'jest';

const rootDir = process.cwd();
// As jest reads it. The hooks of tsx would stay, and keep jest from finding modules.
const { unregister } = register();
const { default: config } = createRequire(import.meta.url)(path.join(rootDir, 'jest.config.ts'));
unregister();
const testRunner = path.join(import.meta.dirname, 'jestUntilFailure.mjs');
const projects = config.projects.map((one) => ({ ...one, testRunner }));

process.on('disconnect', () => process.exit());
process.on('message', async ({ file, project, titles }) => {
  const { results } = await runCLI(
    {
      $0: 'jest',
      _: [file],
      config: JSON.stringify({ ...config, projects, rootDir, reporters: [] }),
      runTestsByPath: true,
      selectProjects: [project],
      runInBand: true,
      silent: true,
      ...(titles && { testNamePattern: titles }),
    },
    [rootDir],
  );
  const { numFailedTests, numPassedTests, numRuntimeErrorTestSuites, testResults } = results;
  process.send({
    numFailedTests,
    numPassedTests,
    numRuntimeErrorTestSuites,
    testResults: testResults.map(({ failureMessage, testResults: assertionResults }) => ({
      failureMessage,
      assertionResults: assertionResults.map(({ status, failureMessages }) => ({
        status,
        failureMessages,
      })),
    })),
  });
});
