import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Ring = styled('input')({
  appearance: 'none',
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  border: '2px solid var(--mui-palette-line-strong)',
  borderRadius: '50%',
  cursor: 'inherit',
  '&:checked': { border: '6px solid var(--mui-palette-primary-main)' },
  '&:disabled': { opacity: 0.5 },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

/** A ring, filled to a dot when it is chosen. */
export const Radio = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <Ring type="radio" {...props} />
);
