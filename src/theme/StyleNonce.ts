import { createContext } from 'react';

/** The nonce that the page's policy asks of every style element; none under test or on the server. */
export const StyleNonce = createContext<string | undefined>(undefined);
