/**
 * Strips types for jest with esbuild, which is many times as fast as TypeScript's own compiler; types
 * are checked by `npm run verify:types`.
 */
import { createHash } from 'node:crypto';
import { transform, transformSync, version } from 'esbuild';

const optionsFor = (file, { supportsStaticESM }) => ({
  sourcefile: file,
  loader: file.endsWith('x') ? 'tsx' : 'ts',
  format: supportsStaticESM ? 'esm' : 'cjs',
  target: 'es2022',
  jsx: 'automatic',
  sourcemap: true,
  // Else a tsconfig.json beside the tests would decide.
  tsconfigRaw: {},
});

export default {
  process: (text, file, { supportsStaticESM }) =>
    transformSync(text, optionsFor(file, { supportsStaticESM })),
  processAsync: (text, file, { supportsStaticESM }) =>
    transform(text, optionsFor(file, { supportsStaticESM })),
  getCacheKey: (text, file, { supportsStaticESM }) =>
    createHash('sha256')
      .update(JSON.stringify([version, optionsFor(file, { supportsStaticESM }), text]))
      .digest('hex')
      .slice(0, 32),
};
