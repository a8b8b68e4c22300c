/** Bars of one hue, the hovered one full; dotted lines. */
export const barChartStyles = {
  '& [class*=MuiBar] rect, & rect[class*=MuiBar]': {
    opacity: 0.82,
    '&:hover': { opacity: 1 },
  },
  '& .MuiChartsGrid-line': {
    stroke: 'var(--mui-palette-divider)',
    strokeDasharray: '2 3',
  },
  '&& .MuiChartsAxis-tickLabel, && text': {
    fill: 'var(--mui-palette-text-secondary)',
  },
} as const;
