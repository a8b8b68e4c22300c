import type { EmotionCache } from '@emotion/cache';
import { createContext } from 'react';

/** Where the styles of MUI's components go; undefined in the browser, which has one place for them. */
export const StyleCache = createContext<EmotionCache | undefined>(undefined);
