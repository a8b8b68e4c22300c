import MuiMenu, { type MenuProps } from '@mui/material/Menu';

/** MUI's menu in the theme: arrow keys move, Escape closes, the focus returns to the button. */
export function Menu(props: MenuProps) {
  return <MuiMenu {...props} />;
}
