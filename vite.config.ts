import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
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

export default defineConfig({
  plugins: [themeVariables(), react()],
  resolve: { alias: { '@': src } },
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What every page needs is one file: cut by who else imports it, it would be forty, and 11 kB larger.
        codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] },
      },
    },
  },
});
