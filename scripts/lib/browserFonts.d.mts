/** Types of browserFonts.mjs for the browser tests, which are TypeScript. */
export const WIDE: string;
export function environmentWithFonts(): NodeJS.ProcessEnv;
