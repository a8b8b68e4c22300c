import { setTimeout as pause } from 'node:timers/promises';
import type { BodyAt } from '../../contract/calls';
import type { Buyer } from '../bookings';
import type { ServerProcess } from '../serverProcess';

export interface CrashOptions {
  /** Number of times the server is killed. */
  kills: number;
  /** Number of people who act in a loop. */
  callers: number;
  /** An empty PostgreSQL database; undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** Arguments of node that start the server. */
  command?: readonly string[];
  /** Called after each kill. */
  onKill?: (kill: Kill) => void;
}

export interface Kill {
  number: number;
  /** Milliseconds of load until the kill. */
  after: number;
  /** Number of 2xx answers, and of requests cut off by the kill. */
  acknowledged: number;
  cutOff: number;
  /** Milliseconds from the start of the new process until it answered. */
  restart: number;
}

export interface CrashReport {
  kills: Kill[];
  acknowledged: number;
  cutOff: number;
  bookings: number;
  payments: number;
}

/** Most milliseconds from the first answers to the kill. */
const MAX_LOAD_MS = 1_500;
/** Overloaded: the request had no effect. */
export const BUSY = 503;

export interface Load {
  /** Resolves after the first answers. */
  underWay: Promise<void>;
  /** @throws Error of the first caller that failed */
  ended(): Promise<Pick<Kill, 'acknowledged' | 'cutOff'>>;
}

interface Round<Server> {
  start(): Promise<Server>;
  startLoad(server: Server): Load;
  /** Compares the data with the acknowledged requests, while no server runs. */
  compare(): Promise<void>;
  /** Whether the kill waits for the first answers; by default always. */
  waits?(number: number): boolean;
}

/** Kills a server with SIGKILL at random times under load, and restarts it on the same data. */
export async function killRepeatedly<Server extends Pick<ServerProcess, 'kill'>>(
  { kills: count, onKill }: Pick<CrashOptions, 'kills' | 'onKill'>,
  { start, startLoad, compare, waits = () => true }: Round<Server>,
): Promise<Kill[]> {
  const kills: Kill[] = [];
  for (let number = 1; number <= count; number += 1) {
    const since = performance.now();
    const server = await start();
    try {
      const restart = Math.round(performance.now() - since);
      const load = startLoad(server);
      const loaded = performance.now();
      if (waits(number)) await load.underWay;
      await pause(Math.random() * MAX_LOAD_MS);
      const after = Math.round(performance.now() - loaded);
      await server.kill();
      const counts = await load.ended();
      await compare();
      const kill = { number, after, ...counts, restart };
      kills.push(kill);
      onKill?.(kill);
    } finally {
      await server.kill();
    }
  }
  return kills;
}

export function reportOf(
  kills: Kill[],
  acknowledged: Pick<CrashReport, 'bookings' | 'payments'>,
): CrashReport {
  const sum = (of: (kill: Kill) => number) => kills.reduce((total, kill) => total + of(kill), 0);
  return {
    kills,
    acknowledged: sum((kill) => kill.acknowledged),
    cutOff: sum((kill) => kill.cutOff),
    ...acknowledged,
  };
}

/**
 * People who call a server until it is killed.
 * @param firstAnswers number of answers after which the load has started
 */
export function createCallers(address: string, firstAnswers: number) {
  const counts = { acknowledged: 0, cutOff: 0 };
  let answers = 0;
  let hasEnded = false;
  let resolveUnderWay = () => {};
  const underWay = new Promise<void>((resolve) => (resolveUnderWay = resolve));
  return {
    /** Null when the server ended before it answered. @throws Error for a 5xx other than 503 */
    async ask<Method extends Uppercase<string>, Path extends string>(
      buyer: Buyer,
      method: Method,
      where: Path,
      body?: BodyAt<Method, Path>,
    ) {
      let response: Response;
      let text: string;
      try {
        response = await fetch(`${address}/api${where}`, {
          method,
          headers: { ...buyer.headers, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        });
        text = await response.text();
      } catch {
        counts.cutOff += 1;
        hasEnded = true;
        return null;
      }
      if (response.status >= 500 && response.status !== BUSY) {
        throw new Error(`${method} ${where}: ${response.status} ${text}`);
      }
      if (response.ok) counts.acknowledged += 1;
      if ((answers += 1) === firstAnswers) resolveUnderWay();
      return { status: response.status, isOk: response.ok, text };
    },

    /** Every buyer repeats the cycle from a different number until the server has ended. */
    start(
      buyers: readonly Buyer[],
      runCycle: (buyer: Buyer, number: number) => Promise<void>,
    ): Load {
      const runCaller = async (buyer: Buyer, first: number) => {
        for (let number = first; !hasEnded; number += 1) await runCycle(buyer, number);
      };
      const all = Promise.allSettled(buyers.map(runCaller));
      // When all callers have failed, no further answer comes.
      void all.then(resolveUnderWay);
      return {
        underWay,
        async ended() {
          for (const result of await all) if (result.status === 'rejected') throw result.reason;
          return counts;
        },
      };
    },
  };
}
