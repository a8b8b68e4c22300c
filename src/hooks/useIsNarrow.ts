import useMediaQuery from '@mui/material/useMediaQuery';

/** Matches screens that count as mobile (docs/product/screens.md#sidebar). */
export const NARROW_SCREEN = '(max-width: 767.98px)';

/** Whether the screen counts as mobile: the sidebar is a drawer, and a table becomes rows. */
export const useIsNarrow = () => useMediaQuery(NARROW_SCREEN);
