import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Providers } from '@/app/providers';
import { setupStore } from '@/app/store';
import type { AuthState } from '@/state';

/** The HTML that a server without a browser renders for a page at an address. */
export function renderToHtml(page: ReactElement, route: string, auth: AuthState): string {
  return renderToString(
    <Providers store={setupStore({ auth })}>
      <StaticRouter location={route}>{page}</StaticRouter>
    </Providers>,
  );
}
