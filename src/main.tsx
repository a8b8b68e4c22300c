import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { AppStart } from './app/AppStart';
import { createDevTools } from './app/devTools';
import { Providers } from './app/providers';
import { AfterHydration } from './app/rendering/AfterHydration';
import { collectEarlyInput, takeEarlyClick } from './app/rendering/earlyInput';
import { refreshOldCopy, takeOver } from './app/rendering/handOverState';
import { loadRenderedPage } from './app/rendering/loadRenderedPage';
import { addConsoles, loadConsolesAt } from './app/routing/consoles';
import { loadPageAt } from './app/routing/pageHandle';
import { routes } from './app/routing/routes';
import { watchForStaleRelease } from './app/routing/staleRelease';
import { setupStore } from './app/store';

/** Resolves in a new task, so that the browser can handle input and paint first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

async function loadFirstPage(): Promise<void> {
  await loadConsolesAt(location.pathname);
  await loadPageAt(routes, location.pathname);
}

/** Split into several tasks: each is short enough that input is handled between them. */
async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  const store = setupStore(undefined, true, import.meta.env.DEV ? createDevTools() : undefined);
  const isRendered = takeOver(store);
  const afterHydration = isRendered ? [collectEarlyInput(root)] : [];
  // The page's own chunk first: it then appears in one piece, frame and content together.
  const isLate = isRendered && (await loadRenderedPage(loadFirstPage));
  // The router loads again what could not be loaded, and shows an error if it fails again.
  const isLoaded =
    isRendered ||
    (await loadFirstPage()
      .then(() => true)
      .catch(() => false));
  await nextTask();
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: addConsoles,
    // Without it the router first asks `addConsoles` for more routes, and shows nothing meanwhile.
    ...(isLoaded && { hydrationData: {} }),
  });
  watchForStaleRelease(router);
  const app = (
    <StrictMode>
      <Providers store={store}>
        <AppStart />
        <RouterProvider router={router} />
        <AfterHydration actions={afterHydration} />
      </Providers>
    </StrictMode>
  );
  startTransition(() => {
    const click = takeEarlyClick();
    // The notice has said that buttons do not work: what was clicked before is not done minutes later.
    if (!isLate) afterHydration.push(click);
    if (isRendered) {
      afterHydration.push(() => refreshOldCopy(store, isLate));
      hydrateRoot(root, app);
    } else createRoot(root).render(app);
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
void start(root);
