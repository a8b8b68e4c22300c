import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AppStart } from './app/AppStart';
import { Providers } from './app/providers';
import { AppRoutes } from '@/app/routing/AppRoutes';
import { routeAt } from '@/app/routing/routes';
import { setupStore } from './app/store';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

// The page's policy takes no style element without the nonce of its answer.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const app = (
  <StrictMode>
    <Providers store={setupStore()} styleNonce={nonce}>
      <BrowserRouter>
        <AppStart />
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

// The page's own chunk first: it then appears in one piece, frame and content together. If it
// cannot be loaded, the route's error boundary says so.
const render = () => startTransition(() => createRoot(root).render(app));
void (routeAt(location.pathname)?.preload() ?? Promise.resolve()).then(render, render);
