import { DataTable, type DataTableProps } from './DataTable';
import { ListFrame, type ListFrameProps } from './ListFrame';

type DataListProps<Row> = Omit<DataTableProps<Row>, 'rows'> & Omit<ListFrameProps<Row>, 'children'>;

/** A list of a console as a table, with all that stands around it. */
export function DataList<Row>(props: DataListProps<Row>) {
  return <ListFrame {...props}>{(rows) => <DataTable {...props} rows={rows} />}</ListFrame>;
}
