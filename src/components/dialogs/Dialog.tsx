import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { AppTheme } from '@/theme/AppTheme';

export type { DialogProps };

/** MUI's dialog in the theme: focus kept inside and given back, Escape and backdrop close. */
export function Dialog(props: DialogProps) {
  return (
    <AppTheme>
      <MuiDialog {...props} />
    </AppTheme>
  );
}
