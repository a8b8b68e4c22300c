/// <reference lib="webworker" />
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { paths } from './lib/paths';

/** Written by the build (scripts/lib/checkInWorker.mjs): the page of check-in and all that it loads. */
declare const PRECACHED: { url: string; revision: string | null }[];

/** The service worker of /check-in, whose scope no other page is in: the page opens without a network. */
precacheAndRoute(PRECACHED);
registerRoute(new NavigationRoute(createHandlerBoundToURL(paths.checkIn)));

// A new release waits until the page asks for it, so that it never takes the files of an open door away.
addEventListener('message', ({ data }) => {
  if (data === 'SKIP_WAITING') void (self as unknown as ServiceWorkerGlobalScope).skipWaiting();
});
