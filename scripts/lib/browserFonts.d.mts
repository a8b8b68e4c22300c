/** Types of browserFonts.mjs for the browser tests, which are TypeScript. */
export type LetterWidth = 'narrow' | 'wide';
export function environmentWithFonts(width?: LetterWidth): NodeJS.ProcessEnv;
