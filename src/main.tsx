import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { AppStart } from './app/AppStart';
import { Providers } from './app/providers';
import { AfterHydration, type EarlyActions } from './app/rendering/AfterHydration';
import { collectEarlyInput } from './app/rendering/earlyInput';
import { takeEarlyClick } from './app/rendering/earlyClick';
import { refreshOldCopy, takeOver } from './app/rendering/handOverState';
import { loadRenderedPage } from './app/rendering/loadRenderedPage';
import { addConsoles, loadConsolesAt } from './app/routing/consoles';
import { loadPageAt } from './app/routing/pageHandle';
import { routes } from './app/routing/routes';
import { watchForStaleRelease } from './app/routing/staleRelease';
import { setupStore } from './app/store';
import { nextTask } from './lib/nextTask';

/** Rendered last: when its effect runs, every part of the page has its handlers. */
function Started({ onStarted }: { onStarted: () => void }) {
  useEffect(() => {
    onStarted();
  }, [onStarted]);
  return null;
}

/** In tasks of their own, after that in which the scripts were evaluated: each alone is short enough. */
async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  const store = setupStore();
  const isRendered = takeOver(store);
  const early: EarlyActions = { entered: isRendered ? [collectEarlyInput(root)] : [], clicked: [] };
  let isLate = false;
  const handleStarted = () => {
    if (isRendered) refreshOldCopy(store, isLate);
  };
  // The page's own chunk first: it then appears in one piece, frame and content together. If it cannot
  // be loaded, a page without content says so.
  const load = async () => {
    await loadConsolesAt(location.pathname);
    await loadPageAt(routes, location.pathname);
  };
  let isLoaded = isRendered;
  if (isRendered) isLate = await loadRenderedPage(load);
  else
    isLoaded = await load().then(
      () => true,
      () => false,
    );
  await nextTask();
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: addConsoles,
    // The first page is there, so the router shows it at once.
    ...(isLoaded && { hydrationData: {} }),
  });
  watchForStaleRelease(router);
  const app = (
    <StrictMode>
      <Providers store={store}>
        <AppStart />
        <RouterProvider router={router} />
        <AfterHydration early={early} />
        <Started onStarted={handleStarted} />
      </Providers>
    </StrictMode>
  );
  startTransition(() => {
    const click = takeEarlyClick();
    // The notice has said that buttons do not work: what was clicked before is not done minutes later.
    if (!isLate) early.clicked.push(click);
    if (isRendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
void start(root);
