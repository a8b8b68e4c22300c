import { useEffect, useState } from 'react';
import type { PersonAccount } from '@/api';
import { consoleApi, useListPeopleQuery } from '@/api/console';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';
import { useAppDispatch } from '@/state';
import { nameOf } from './accountRoles';

const LIMIT = 8;
/** People whose names are read one by one; further ones are called by their numbers. */
const NAMED = 40;
const NONE: readonly PersonAccount[] = [];

/** A person as a field names them. */
export interface NamedPerson {
  id: number;
  name: string;
}

/** Open accounts of one's company by name or address. Nothing is asked before the first search. */
export function usePeopleSearch() {
  const [term, setTerm] = useState<string | null>(null);
  const settled = useDebounced(term, SEARCH_DEBOUNCE_MS);
  const search = settled?.trim().slice(0, 100);
  const list = useListPeopleQuery(
    { ...(search && { search }), status: 'active', pageSize: LIMIT },
    { skip: settled === null },
  );
  const waits = term !== settled || list.isFetching;
  const state = waits ? 'searching' : list.isError ? 'failed' : 'ready';
  const people = (!list.isError && list.data?.results) || NONE;
  return { people, state: term === null ? 'idle' : state, onSearch: setTerm } as const;
}

/** People by their ids; whoever cannot be read is called by the number. */
export function usePeopleByIds(ids: readonly number[]): readonly NamedPerson[] {
  const dispatch = useAppDispatch();
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const asked = ids.slice(0, NAMED).join();
  useEffect(() => {
    const calls = (asked === '' ? [] : asked.split(',')).map((id) =>
      dispatch(consoleApi.endpoints.getPerson.initiate({ id: Number(id) })),
    );
    let isOver = false;
    void Promise.all(calls).then((answers) => {
      if (isOver) return;
      setNames(new Map(answers.flatMap(({ data }) => (data ? [[data.id, nameOf(data)]] : []))));
    });
    return () => {
      isOver = true;
      for (const call of calls) call.unsubscribe();
    };
  }, [dispatch, asked]);
  return ids.map((id) => ({ id, name: names.get(id) ?? `Person ${id}` }));
}
