import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';

interface FigureGridProps {
  columns: { xs: number; md: number };
  children: ReactNode;
}

/** Headline figures, separated by lines: the gaps show the colour behind the cells. */
export function FigureGrid({ columns, children }: FigureGridProps) {
  const template = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
  return (
    <Card sx={{ p: 0 }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: template(columns.xs), md: template(columns.md) },
          gap: '1px',
          overflow: 'hidden',
          borderRadius: 'inherit',
          bgcolor: 'divider',
        }}
      >
        {children}
      </Box>
    </Card>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  note: ReactNode;
  variant?: 'h1' | 'h2' | 'h3';
  /** Its place in the grid. */
  place?: SystemStyleObject<Theme>;
  /** Below the note. */
  children?: ReactNode;
}

export function Figure({ label, value, note, variant = 'h2', place, children }: FigureProps) {
  return (
    <Box
      sx={{
        alignContent: 'center',
        px: { xs: 1.5, md: 2.5 },
        py: { xs: 1.5, md: 2 },
        bgcolor: 'background.paper',
        ...place,
      }}
    >
      <Typography component="dt" variant="label" color="textSecondary">
        {label}
      </Typography>
      <dd>
        <Typography
          component="span"
          variant={variant}
          sx={{ display: 'block', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
        >
          {value}
        </Typography>
        <Typography component="span" variant="meta" color="textSecondary" sx={{ display: 'block' }}>
          {note}
        </Typography>
        {children}
      </dd>
    </Box>
  );
}
