/** Types of foyer.mjs for the browser tests, which are TypeScript. */
export interface Foyer {
  url: string;
  dataDir: string;
  /** What the current server process has printed. */
  readonly output: string;
  /** Stops the server; `run` starts it with the same data. */
  end(): Promise<void>;
  run(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}
export function startFoyer(options?: {
  env?: Record<string, string>;
  build?: boolean;
  /** Of `url`; a name where a browser wants one. */
  publicHost?: string;
}): Promise<Foyer>;
