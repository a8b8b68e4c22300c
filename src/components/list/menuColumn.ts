/** The column of the rows' menus. */
export const menuColumn = {
  field: 'menu',
  headerName: 'Actions',
  renderHeader: () => null,
  width: 55,
  sortable: false,
  hideable: false,
} as const;
