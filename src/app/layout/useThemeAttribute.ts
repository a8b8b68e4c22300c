import { useEffect } from 'react';
import { selectThemeMode, useAppSelector, useAppStore } from '@/state';
import { COLOR_SCHEME_ATTRIBUTE } from '@/theme/colorScheme';

/** Tells `/theme.js` that the app handles the toggle from now on. */
const ALIVE_ATTRIBUTE = 'data-theme-alive';

/** <html> follows the theme slice, which itself began with what the head's script had set (D20). */
export function useThemeAttribute(): void {
  const mode = useAppSelector(selectThemeMode);
  const store = useAppStore();

  useEffect(() => {
    const root = document.documentElement;
    // Asked anew: on the first run the start of the app may just have corrected the slice, and the
    // default must not flash over the right scheme.
    root.setAttribute(COLOR_SCHEME_ATTRIBUTE, selectThemeMode(store.getState()));
    root.setAttribute(ALIVE_ATTRIBUTE, '');
    const background = getComputedStyle(root).getPropertyValue('--mui-palette-background-default');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
  }, [mode, store]);
}
