import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { useState } from 'react';

export type { DialogProps };

/**
 * MUI's dialog in the theme: focus kept inside and given back, Escape and backdrop close. Nothing is mounted
 * before it is opened the first time; closed, it stays for its transition.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return <MuiDialog {...props} />;
}
