import type DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps } from 'react';

/** Props that MUI's components have where none are given. */
export const componentDefaults: ComponentProps<typeof DefaultPropsProvider>['value'] = {
  // Elevated Paper sets its shadow in a style attribute, which the page's policy forbids.
  MuiPaper: { variant: 'outlined' },
  MuiCard: { variant: 'outlined' },
  MuiAppBar: { variant: 'outlined' },
  MuiDialogActions: { disableSpacing: true },
  MuiButtonBase: { disableRipple: true },
  MuiButton: { variant: 'outlined', disableElevation: true },
  // A state may stand in a line of text, where a block is invalid.
  MuiChip: { component: 'span' },
  MuiContainer: { maxWidth: false, disableGutters: true },
  MuiSkeleton: { animation: 'pulse' },
  MuiTextField: { fullWidth: true },
  MuiFormControl: { fullWidth: true },
  // Labels are above their field and do not float.
  MuiInputLabel: { shrink: true },
  MuiOutlinedInput: { notched: false },
};
