import type { ReactNode } from 'react';
import type { ListColumn } from '@/components/list/listColumns';
import { ListGrid } from '@/components/list/ListGrid';
import { ListBody, type ListProps } from './ListBody';
import { useIsNarrow } from '@/hooks/useIsNarrow';

interface RowsListProps<Row extends { id: number }> extends Pick<
  ListProps,
  'address' | 'change' | 'clear'
> {
  label: string;
  query: {
    data?: { count: number; page: number; page_size: number; results: readonly Row[] } | undefined;
    currentData?: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The order of a list whose address names none. */
  sort: string;
  columns: readonly ListColumn<Row>[];
  /** What the tab says while the event has none. */
  empty: { title: string; text: string };
  /** Draws the rows on phones. */
  narrow: (rows: readonly Row[]) => ReactNode;
}

/** One list of an event: its page of rows as grid or rows, and what stands in their place. */
export function RowsList<Row extends { id: number }>(props: RowsListProps<Row>) {
  const { label, query, sort, columns, empty, narrow, address, change, clear } = props;
  const isNarrow = useIsNarrow();
  const rows = query.data?.results ?? [];
  return (
    <ListBody
      address={address}
      clear={clear}
      list={query.data}
      hasFailed={query.isError && !query.isFetching}
      reload={query.refetch}
      empty={empty}
    >
      {isNarrow ? (
        narrow(rows)
      ) : (
        <ListGrid
          label={label}
          columns={columns}
          rows={rows}
          ordering={address.sort || sort}
          dense
          loading={query.isFetching && query.currentData === undefined}
          onSort={(next) => change({ sort: next })}
        />
      )}
    </ListBody>
  );
}
