import type { AppStore } from '@/state';
import { api } from './cachePolicy';

type ApiStore = Pick<AppStore, 'dispatch'> & {
  getState: () => { [api.reducerPath]: ReturnType<typeof api.reducer> };
};

/** The answer of one query, as it is in the cache. */
export interface CachedAnswer {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

/** Every answer in the cache of a store, for the store of a browser. */
export function cachedAnswers({ getState }: Pick<ApiStore, 'getState'>): CachedAnswer[] {
  return Object.values(getState()[api.reducerPath].queries).flatMap((query) =>
    query?.status === 'fulfilled' && query.endpointName !== undefined
      ? [{ endpointName: query.endpointName, arg: query.originalArgs, value: query.data }]
      : [],
  );
}

/** Puts answers into the cache: components that ask for the same then send no request. */
export function takeOverAnswers({ dispatch }: Pick<ApiStore, 'dispatch'>, answers: CachedAnswer[]) {
  // Written by `cachedAnswers` of the same build; its types are lost in the page.
  type Entries = Parameters<typeof api.util.upsertQueryEntries>[0];
  dispatch(api.util.upsertQueryEntries(answers as unknown as Entries));
}
