import { styled } from '@mui/material/styles';

/** The box of a filter: its name and its choice side by side. */
export const FilterBox = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  height: 40,
  paddingLeft: 12,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'var(--r-input)',
  background: 'var(--mui-palette-background-paper)',
  font: 'var(--t-ui)',
  fontWeight: 400,
  color: 'var(--mui-palette-text-secondary)',
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: 'var(--mui-palette-line-strong)' },
  '&:focus-within': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: -1 },
  '& select, & input': {
    height: '100%',
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'var(--t-ui)',
    color: 'var(--mui-palette-text-primary)',
    textOverflow: 'ellipsis',
  },
  [theme.breakpoints.down('md')]: { height: 44 },
}));
