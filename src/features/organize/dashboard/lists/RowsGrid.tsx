import { ListGrid, type ListColumn } from '@/components/list/ListGrid';

export interface RowsGridProps<Row extends { id: number }> {
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  /** As the call takes it: `-amount`. */
  sort: string;
  isLoading: boolean;
  onSort: (sort: string) => void;
}

/** One page of rows; search, filters and pages are those of the address, outside of the grid. */
export default function RowsGrid<Row extends { id: number }>(props: RowsGridProps<Row>) {
  const { sort, isLoading, onSort, ...grid } = props;
  return (
    <ListGrid
      {...grid}
      dense
      ordering={sort}
      loading={isLoading}
      onSort={(ordering) => onSort(ordering ?? '')}
    />
  );
}
