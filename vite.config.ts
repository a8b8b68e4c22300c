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
 * Writes `/theme.js` and `/appLoading.js` into the page, where they cost no request before the first paint. The
 * server names them by their hashes in the page's policy.
 */
function inlineScripts(): Plugin {
  return {
    name: 'foyer-inline-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /<script src="\/(theme|appLoading)\.js"><\/script>/g,
          (_element, name: string) => {
            const file = path.join(import.meta.dirname, `public/${name}.js`);
            return `<script>${readFileSync(file, 'utf8').replace(/^\s*\/\/.*\n/gm, '')}</script>`;
          },
        ),
    },
  };
}

/**
 * Lucide's icons, drawn by src/components/display/drawnIcon.ts and without the keys of their elements,
 * which are random letters that do not compress.
 */
function lightIcons(): Plugin {
  const own = path.join(src, 'components/display/drawnIcon.ts');
  return {
    name: 'foyer-light-icons',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
      handler(code) {
        const light = code
          .replace(
            /import createLucideIcon from '[^']+'/,
            `import { drawnIcon as createLucideIcon } from ${JSON.stringify(own)}`,
          )
          .replace(/, key: "\w+"/g, '');
        return { code: light, map: null };
      },
    },
  };
}

/**
 * React Router without its warnings for developers, which its package exports to every build, and without
 * what only its framework does: what links prefetch, errors of server components. The names that components carry
 * for developers would keep unused ones in the build. `npm run sizes` fails where a new version of the package no
 * longer has these places.
 */
function lightRouter(): Plugin {
  const folder = path.join(import.meta.dirname, 'node_modules/react-router/dist/production');
  const replacement = path.join(folder, 'index.mjs');
  return {
    name: 'foyer-light-router',
    apply: 'build',
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement }] } }),
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-/ },
      handler: (code) => ({
        code: code
          .replace(/React\d*\.createElement\(PrefetchPageLinks, [^)]*\)/, 'null')
          .replace(/ = usePrefetchBehavior\([^)]*\)/, ' = [false, null, {}]')
          .replace(/\bif \(this\.context\b/g, 'if (false')
          .replace(/^ *(?=(?:warning|warnOnce|warningOnce)\()/gm, '/* @__PURE__ */ ')
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(
            /(?<=^var \w+ = )(?=React\d*\.(forwardRef|createContext|memo)\()/gm,
            '/* @__PURE__ */ ',
          ),
        map: null,
      }),
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
      // The first script names every chunk, and names compress badly: only a short hash, which says enough.
      // `npm run sizes` and the manifest know which is which.
      chunkFileNames: 'assets/[hash:7].js',
      entryFileNames: 'assets/[hash:7].js',
      assetFileNames: 'assets/[hash:7][extname]',
      // What every page needs is one file: cut by who else imports it, it would be forty, and 11 kB larger.
      codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] },
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
  plugins: [themeVariables(), inlineScripts(), lightIcons(), lightRouter(), react()],
  resolve: { alias: { '@': src } },
  server: { proxy: { '/api': 'http://localhost:3000' } },
  // React would choose its development build when the server runs without NODE_ENV.
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true as const },
  }),
  build: isSsrBuild ? renderer : pages,
}));
