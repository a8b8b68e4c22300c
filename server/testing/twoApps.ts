import type { BodyAt } from '../contract/calls';
import type { Config } from '../config/config';
import { buildTestApp, startWithOwnPool } from './buildTestApp';
import { unchecked } from './checkedInject';
import type { ServerAnswer } from './serverProcesses';

/**
 * Two servers on one PostgreSQL, each with its own connections, for races that the database decides. They share
 * this process, which saves the start of two others; only an injected call reaches them, and they run no background
 * work.
 */
export async function startTwoApps(config: Partial<Config> = {}) {
  const first = await buildTestApp({ config, allowsUnlistedErrors: true });
  const second = await startWithOwnPool(first);
  return {
    ...first,
    second,

    /** @param which a number; even ones ask the first server, odd ones the second */
    async ask<Method extends Uppercase<string>, Path extends string>(
      which: number,
      method: Method,
      path: Path,
      headers: Record<string, string>,
      body?: BodyAt<Method, Path>,
    ): Promise<ServerAnswer> {
      const { app } = which % 2 === 0 ? first : second;
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        headers,
        payload: unchecked(body),
      });
      return {
        status: answer.statusCode,
        body: answer.statusCode === 204 ? null : answer.json<unknown>(),
      };
    },

    async close() {
      await second.close();
      await first.close();
    },
  };
}

export type TwoApps = Awaited<ReturnType<typeof startTwoApps>>;
