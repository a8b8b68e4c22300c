import { colour, type Overrides } from './colour.ts';

// Labels are above their field and do not float, so that nothing moves between empty and filled.
export const fields: Overrides = {
  MuiInputLabel: {
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        font: 'var(--t-ui)',
        color: colour.text,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: colour.text },
      },
      asterisk: { color: colour.textSecondary },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 44,
        borderRadius: 'var(--r-input)',
        font: 'var(--t-ui)',
        fontWeight: 400,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colour.lineStrong },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: colour.accent,
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: colour.error },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: colour.line },
      },
      input: {
        height: 20,
        padding: '12px 14px',
        '&::placeholder': { color: colour.textSecondary, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: colour.textSecondary },
      },
      multiline: { padding: 0 },
      notchedOutline: {
        top: 0,
        borderColor: colour.lineStrong,
        '& legend': { display: 'none' },
      },
    },
  },
  // As high as the other fields.
  MuiAutocomplete: { styleOverrides: { inputRoot: { paddingTop: 0, paddingBottom: 0 } } },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '6px 0 0', font: 'var(--t-meta)' } },
  },
  MuiFormControlLabel: { styleOverrides: { label: { font: 'var(--t-ui)', fontWeight: 400 } } },
  MuiSelect: {
    styleOverrides: { icon: { color: colour.textSecondary, top: 'calc(50% - 8px)', right: 12 } },
  },
};
