import { useContext } from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { AppTheme } from '@/theme/AppTheme';
import { StyleNonce } from '@/theme/StyleNonce';

export interface RowsGridProps<Row extends { id: number }> {
  label: string;
  columns: readonly GridColDef<Row>[];
  rows: readonly Row[];
  /** As the call takes it: `-amount`. */
  sort: string;
  isLoading: boolean;
  onSort: (sort: string) => void;
}

const ROW_HEIGHT = 50;
const HEAD_HEIGHT = 40;

/** One page of rows; search, filters and pages are those of the address, outside of the grid. */
export default function RowsGrid<Row extends { id: number }>({
  label,
  columns,
  rows,
  sort,
  isLoading,
  onSort,
}: RowsGridProps<Row>) {
  const nonce = useContext(StyleNonce);
  const field = sort.replace('-', '');
  const sortModel: GridSortModel = [{ field, sort: sort.startsWith('-') ? 'desc' : 'asc' }];
  return (
    <AppTheme>
      <DataGrid
        aria-label={label}
        {...(nonce && { nonce })}
        columns={columns}
        rows={rows}
        loading={isLoading}
        rowHeight={ROW_HEIGHT}
        columnHeaderHeight={HEAD_HEIGHT}
        sortingMode="server"
        sortingOrder={['desc', 'asc']}
        sortModel={sortModel}
        onSortModelChange={([first]) =>
          onSort(first?.sort === 'asc' ? first.field : `-${first?.field ?? field}`)
        }
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        disableRowSelectionOnClick
        disableVirtualization
        hideFooter
        onCellKeyDown={(_cell, press) => {
          const opensMenu = press.key === 'ContextMenu' || (press.shiftKey && press.key === 'F10');
          if (!opensMenu || !(press.target instanceof Element)) return;
          press.preventDefault();
          press.target
            .closest('[role=row]')
            ?.querySelector<HTMLElement>('[data-row-menu]')
            ?.click();
        }}
        sx={{
          border: 0,
          borderRadius: 0,
          '--DataGrid-containerBackground': 'transparent',
          '& .MuiDataGrid-columnHeaderTitle': { font: 'var(--t-label)' },
          '& .MuiDataGrid-cell': {
            display: 'flex',
            alignItems: 'center',
            font: '400 14px/18px var(--font-ui)',
            borderTop: '1px solid var(--mui-palette-divider)',
          },
          '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': {
            '&:focus, &:focus-within': {
              outline: '2px solid var(--mui-palette-primary-main)',
              outlineOffset: '-2px',
            },
          },
          '& .MuiDataGrid-columnSeparator': { display: 'none' },
          '& .MuiDataGrid-cell--textRight': {
            justifyContent: 'flex-end',
            fontVariantNumeric: 'tabular-nums',
          },
        }}
      />
    </AppTheme>
  );
}
