import { useEffect } from 'react';

/** The policy of the server's header, which a removed meta element does not bring back. */
const USUAL_POLICY = 'strict-origin-when-cross-origin';

/** While the page is shown, no request tells its address, which holds a token. */
export function useNoReferrer(): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'referrer';
    meta.content = 'no-referrer';
    document.head.append(meta);
    return () => {
      meta.content = USUAL_POLICY;
      meta.remove();
    };
  }, []);
}
