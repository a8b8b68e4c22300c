import { createContext } from 'react';

/** The CSP nonce for style elements; undefined in tests and on the server. */
export const StyleNonce = createContext<string | undefined>(undefined);
