import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite';
import { themeCss } from './src/theme/themeCss.ts';
import { dark } from './src/theme/tokens.ts';

const src = path.resolve(import.meta.dirname, 'src');
const globalCss = path.join(src, 'theme/global.css');

/** Puts the theme's variables before the global sheet, and the page's colour into its head. */
function themeVariables(): Plugin {
  return {
    name: 'foyer-theme-variables',
    enforce: 'pre',
    transform(code, id) {
      return path.normalize(id.split('?')[0] ?? '') === globalCss
        ? { code: `${themeCss()}\n${code}`, map: null }
        : null;
    },
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { name: 'theme-color', content: dark.background },
        injectTo: 'head',
      },
    ],
  };
}

/**
 * Writes `/theme.js` into the page, where it costs no request before the first paint. The server names it by its hash
 * in the page's policy.
 */
function inlineThemeScript(): Plugin {
  return {
    name: 'foyer-inline-theme-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('<script src="/theme.js"></script>', () => {
          const script = readFileSync(path.join(import.meta.dirname, 'public/theme.js'), 'utf8');
          return `<script>${script.replace(/^\s*\/\/.*\n/gm, '')}</script>`;
        }),
    },
  };
}

/** Lets browsers compile the first script off the main thread while it arrives (docs/decisions/0012). */
function compileHint(): Plugin {
  return {
    name: 'foyer-compile-hint',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // The hint has to be the first line, and Vite writes one of its own.
      order: 'post',
      handler: (_options, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.isEntry) {
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
          }
        }
      },
    },
  };
}

const pages: BuildEnvironmentOptions = {
  outDir: 'dist/web',
  // scripts/sizes.mjs reads what each page loads from it; the server serves no file that begins with a dot.
  manifest: true,
  target: 'es2022',
  // Browsers without modulepreload load the same files a little later.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    // Classes that extend a property of React would be kept where nothing uses them.
    treeshake: { propertyReadSideEffects: false },
    output: {
      codeSplitting: {
        groups: [
          // What every page needs is one file: cut by who else imports it, it would be forty, and 11 kB larger.
          { name: 'app', tags: ['$initial'] },
        ],
      },
    },
  },
};

/** src/render.tsx, with all that it needs, for a worker thread of the server. */
const renderer: BuildEnvironmentOptions = {
  outDir: 'dist/render',
  ssr: 'src/render.tsx',
  copyPublicDir: false,
  target: 'node20',
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [themeVariables(), inlineThemeScript(), compileHint(), react()],
  resolve: { alias: { '@': src } },
  server: { proxy: { '/api': 'http://localhost:3000' } },
  // React would choose its development build when the server runs without NODE_ENV.
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true as const },
  }),
  build: isSsrBuild ? renderer : pages,
}));
