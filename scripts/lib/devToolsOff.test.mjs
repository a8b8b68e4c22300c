import path from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { build } from 'vite';
import { root } from './root.mjs';

const { NODE_ENV } = process.env;
afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
});

/** What the build makes of the pages' first module and of Redux DevTools; the rest is left out, to save the time. */
async function builtStart(nodeEnv) {
  process.env.NODE_ENV = nodeEnv;
  const included = /(main\.tsx|devTools|redactSecrets|secretNames\.gen)(\.ts)?$/;
  const [{ output }] = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    resolve: { alias: { '@': path.join(root, 'src') } },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/main.tsx', formats: ['es'] },
      rolldownOptions: { external: (id) => !included.test(id) },
    },
  });
  return output[0].code;
}

it('only a development build has Redux DevTools (docs/decisions/0019-redux-devtools.md)', async () => {
  const parts = /createDevTools|actionsDenylist|\[redacted\]|'qr_code'/;
  expect(await builtStart('development')).toMatch(parts);
  expect(await builtStart('production')).not.toMatch(parts);
});
