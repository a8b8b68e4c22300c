/** Types of foyer.mjs for the browser tests, which are TypeScript. */
export interface Foyer {
  url: string;
  dataDir: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}
export function startFoyer(options?: { env?: Record<string, string> }): Promise<Foyer>;
