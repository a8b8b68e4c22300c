import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      '.data/**',
      '.cache/**',
      '**/*.gen.ts',
      'public/**',
      'playwright-report/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'No inline styles: the page policy is style-src-attr none. Use a CSS module.',
        },
        {
          selector: 'Literal[value=/^#[0-9a-fA-F]{3,8}$/]',
          message: 'Colours live in the theme. Use a CSS variable or a palette key.',
        },
        ...['Literal[value=%]', 'TemplateElement[value.raw=%]'].map((selector) => ({
          selector: selector.replace(
            '%',
            '/^\\/(about|cart|check-in|contact|cookies|events|my-bookings|notifications|privacy|profile|reset-password|signin|signup|terms)\\b/',
          ),
          message:
            'Addresses are spelled in src/lib/paths.ts alone. Use `paths` or a path function.',
        })),
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@mui/material', message: 'Import the component: @mui/material/Button.' },
          ],
        },
      ],
    },
  },
  {
    files: [
      'src/theme/**',
      'src/lib/paths.ts',
      'src/**/*.test.{ts,tsx}',
      'src/**/*.testUtils.tsx',
      'src/testing/**',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // The React compiler, which the other rules of the plugin run, takes half of the time of the lint.
    files: ['src/**/*.test.{ts,tsx}', 'src/**/*.testUtils.tsx', 'src/testing/**'],
    rules: {
      ...Object.fromEntries(
        Object.keys(reactHooks.rules).map((rule) => [`react-hooks/${rule}`, 'off']),
      ),
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'warn',
    },
  },
  {
    files: [
      'server/**/*.ts',
      'e2e/**/*.ts',
      'scripts/**/*.{ts,mjs}',
      'bench/**/*.{ts,mjs}',
      '*.{js,cjs,ts}',
    ],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['server/modules/**/*.ts'],
    ignores: [
      '**/*.module.ts',
      '**/*.test.ts',
      '**/*.testUtils.ts',
      // These two construct a helper of their own.
      'server/modules/bookings/readBookings.service.ts',
      'server/modules/inventory/takeSeats.service.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'ImportDeclaration[importKind="value"][source.value=/\\.(service|routes|module)$/] > ImportSpecifier[imported.name=/^create(?!Booking$)[A-Z]/]',
          message: 'Only x.module.ts constructs services; this file gets them as parameters.',
        },
      ],
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'src/lib/log.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
