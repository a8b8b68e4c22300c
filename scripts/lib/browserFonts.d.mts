export const WIDE: string;
export function environmentWithFonts(): NodeJS.ProcessEnv;
