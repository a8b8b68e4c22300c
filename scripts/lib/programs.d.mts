/** Types of programs.mjs for the browser tests, which are TypeScript. */
export function findChromium(): string | undefined;
export function findTestBrowser(): string | undefined;
export function canInstall(): boolean;
export function install(wanted: readonly (readonly string[])[]): Promise<boolean>;
