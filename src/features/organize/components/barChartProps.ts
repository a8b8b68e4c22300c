/** Bars of one hue, the hovered one full; dotted lines. */
const styles = {
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

/** What the bar charts of the organizer's console share. */
export const barChartProps = {
  height: 190,
  margin: { top: 8, right: 20, bottom: 0, left: 0 },
  borderRadius: 3,
  hideLegend: true,
  skipAnimation: true,
  // Screen readers have a table of the same figures; a hidden chart must not take the focus.
  disableKeyboardNavigation: true,
  grid: { horizontal: true },
  sx: styles,
} as const;
