/** Types of chromiumFlags.mjs for the browser tests, which are TypeScript. */
export const chromiumFlags: string[];
