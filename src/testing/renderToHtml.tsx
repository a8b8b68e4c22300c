import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Providers } from '@/app/providers';
import { createStaticPage } from '@/app/rendering/staticPage';
import { setupStore } from '@/app/store';
import type { AuthState } from '@/state';

/** The HTML that a server without a browser renders for a page at an address. */
export async function renderToHtml(
  page: ReactElement,
  route: string,
  auth: AuthState,
): Promise<string> {
  const content = await createStaticPage([{ path: '*', element: page }], route);
  return renderToString(<Providers store={setupStore({ auth })}>{content}</Providers>);
}
