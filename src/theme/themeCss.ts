import { createAppTheme } from './createAppTheme.ts';
import { CATEGORY_KEYS } from './categories.ts';

// Variables that Foyer does not use: shadows and overlays are for elevated Paper, fonts are variables of
// global.css.
const UNUSED =
  /^--mui-(font|overlays|shadows|palette-(AppBar|FilledInput|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent))/;

const isStyleSheet = (value: unknown): value is Record<string, Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The theme's variables of both schemes as a static stylesheet, made at build time, so that the
 * page has its colours before any script runs.
 */
export function themeCss(): string {
  const rules = createAppTheme()
    .generateStyleSheets()
    .filter(isStyleSheet)
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, variables]) => {
      const lines = Object.entries(variables)
        .filter(([name]) => !UNUSED.test(name))
        .map(
          ([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${String(value)}`,
        );
      return `${selector}{${lines.join(';')}}`;
    });
  const categories = CATEGORY_KEYS.map(
    (key) => `[data-category='${key}']{--c:var(--mui-palette-category-${key})}`,
  );
  return [...rules, ...categories].join('\n');
}
