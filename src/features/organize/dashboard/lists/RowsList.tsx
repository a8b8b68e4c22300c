import type { ComponentType, ReactNode } from 'react';
import { ListBody, type ListProps } from './ListBody';
import type { RowsGridProps } from './RowsGrid';
import { useIsNarrow } from './useIsNarrow';

interface RowsListProps<Row extends { id: number }> extends Pick<
  ListProps,
  'address' | 'change' | 'clear'
> {
  label: string;
  query: {
    data?: { count: number; results: readonly Row[] } | undefined;
    currentData?: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The order of a list whose address names none. */
  sort: string;
  columns: RowsGridProps<Row>['columns'];
  /** What the tab says while the event has none. */
  empty: { title: string; text: string };
  /** Draws the rows on wide screens, with a chunk of its own. */
  Grid: ComponentType<RowsGridProps<Row>>;
  /** Draws them on phones. */
  narrow: (rows: readonly Row[]) => ReactNode;
}

/** One list of an event: its page of rows as grid or rows, and what stands in their place. */
export function RowsList<Row extends { id: number }>(props: RowsListProps<Row>) {
  const { label, query, sort, columns, empty, Grid, narrow, address, change, clear } = props;
  const isNarrow = useIsNarrow();
  const rows = query.data?.results ?? [];
  return (
    <ListBody
      address={address}
      change={change}
      clear={clear}
      count={query.data?.count}
      hasFailed={query.isError && !query.isFetching}
      reload={query.refetch}
      empty={empty}
    >
      {isNarrow ? (
        narrow(rows)
      ) : (
        <Grid
          label={label}
          columns={columns}
          rows={rows}
          sort={address.sort || sort}
          isLoading={query.isFetching && query.currentData === undefined}
          onSort={(next) => change({ sort: next })}
        />
      )}
    </ListBody>
  );
}
