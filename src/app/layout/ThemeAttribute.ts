import { useEffect } from 'react';
import { selectThemeMode, useAppSelector, useAppStore } from '@/state';
import { COLOR_SCHEME_ATTRIBUTE } from '@/theme/createAppTheme';

/** While it is set, `/theme.js` leaves the toggle to the app. */
const APP_READY_ATTRIBUTE = 'data-theme-alive';

/**
 * Sets the colour scheme of the theme slice on <html>; the script in <head> set the initial one. A
 * separate component, so that a change renders nothing else: all colours are CSS variables.
 */
export function ThemeAttribute(): null {
  const mode = useAppSelector(selectThemeMode);
  const store = useAppStore();

  useEffect(() => {
    const root = document.documentElement;
    // Read from the store, not from `mode`: on the first run the app may have corrected the slice after
    // the render, and the default scheme would flash.
    root.setAttribute(COLOR_SCHEME_ATTRIBUTE, selectThemeMode(store.getState()));
    root.setAttribute(APP_READY_ATTRIBUTE, '');
    const background = getComputedStyle(root).getPropertyValue('--mui-palette-background-default');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
  }, [mode, store]);
  return null;
}
