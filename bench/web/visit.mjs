/** One visit of a page in Chromium on a throttled network and processor, and what the visitor sees of it. */

const RTT_FACTOR = 3.75;
const RATE_FACTOR = 0.9;
const KILOBIT = 1024 / 8;

/** DevTools' "Slow 4G": 150 ms and 1.6 Mbit/s, with DevTools' factors for its way of throttling. */
export const slow4G = {
  offline: false,
  latency: 150 * RTT_FACTOR,
  downloadThroughput: 1600 * KILOBIT * RATE_FACTOR,
  uploadThroughput: 750 * KILOBIT * RATE_FACTOR,
};

/** The same without these factors, as Lighthouse's simulation counts it. */
export const plain4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1600 * KILOBIT,
  uploadThroughput: 750 * KILOBIT,
};

/**
 * Runs in the page before its own scripts. An element is hydrated when React has put its handlers on it,
 * under a key of its own.
 */
function observe(answering) {
  const seen = { fcp: 0, lcp: 0, cls: 0, longest: 0, tasks: [], answers: 0 };
  globalThis.foyerBench = seen;
  const watch = (type, handle) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push([startTime, duration]);
    seen.longest = Math.max(seen.longest, duration);
  });
  const look = () => {
    const element = globalThis.document.querySelector(answering);
    if (element && Object.keys(element).some((key) => key.startsWith('__reactProps$'))) {
      seen.answers = performance.now();
    } else globalThis.requestAnimationFrame(look);
  };
  globalThis.requestAnimationFrame(look);
}

const IDLE_MS = 1_500;
const LIMIT_MS = 60_000;

/** Collects what crosses the wire, and tells when nothing has for a while. */
async function watchWire(wire) {
  const requests = new Map();
  let last = performance.now();
  const touch = (work) => (event) => {
    last = performance.now();
    work(event);
  };
  await wire.send('Network.enable');
  wire.on(
    'Network.requestWillBeSent',
    touch(({ requestId, timestamp, request, type }) => {
      if (request.url.startsWith('data:')) return;
      requests.set(requestId, { url: request.url, type, sent: timestamp, bytes: 0, open: true });
    }),
  );
  wire.on(
    'Network.responseReceived',
    touch(({ requestId, type }) => {
      const one = requests.get(requestId);
      if (one) one.type = type;
    }),
  );
  const end = touch(({ requestId, encodedDataLength = 0 }) => {
    const one = requests.get(requestId);
    if (one) Object.assign(one, { bytes: encodedDataLength, open: false });
  });
  wire.on('Network.loadingFinished', end);
  wire.on('Network.loadingFailed', end);
  return {
    requests: () => [...requests.values()],
    isIdle: () =>
      performance.now() - last > IDLE_MS && [...requests.values()].every(({ open }) => !open),
  };
}

/**
 * Opens the address with an empty cache and waits until nothing more is loaded.
 *
 * @param answering selector of the element whose answering to a press is waited for
 */
export async function visit(
  browser,
  { url, network, slowdown = 1, mobile = true, cookies = [], answering = 'main a, main button' },
) {
  const context = await browser.newContext({
    viewport: mobile ? { width: 412, height: 823 } : { width: 1350, height: 940 },
    deviceScaleFactor: mobile ? 1.75 : 1,
    isMobile: mobile,
    hasTouch: mobile,
  });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    const network_ = await watchWire(wire);
    if (network) await wire.send('Network.emulateNetworkConditions', network);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe, answering);
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
    const deadline = performance.now() + LIMIT_MS;
    while (!network_.isIdle()) {
      if (performance.now() > deadline) throw new Error(`${url} did not come to rest.`);
      await page.waitForTimeout(100);
    }
    const seen = await page.evaluate(() => ({
      ...globalThis.foyerBench,
      below: [...globalThis.document.images]
        .filter((image) => image.getBoundingClientRect().top >= globalThis.innerHeight)
        .map((image) => image.currentSrc),
    }));
    return figures(seen, network_.requests());
  } finally {
    await context.close();
  }
}

/**
 * Milliseconds, bytes and counts of a visit. Pictures below the first screen do not count as requests before
 * the page is readable, though a browser may send for them a moment earlier.
 */
function figures(seen, requests) {
  const start = Math.min(...requests.map(({ sent }) => sent));
  const beforeReadable = requests.filter(
    ({ sent, url }) => (sent - start) * 1000 < seen.lcp && !seen.below.includes(url),
  );
  const isScript = ({ type, url }) => type === 'Script' || /\.js(\?|$)/.test(url);
  const bytes = (list) => list.reduce((sum, one) => sum + one.bytes, 0);
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    answers: seen.answers,
    cls: seen.cls,
    longest: seen.longest,
    tbt: seen.tasks
      .filter(([at]) => at >= seen.fcp)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    requests: requests.length,
    requestsBefore: beforeReadable.length,
    scripts: requests.filter(isScript).length,
    scriptsBefore: beforeReadable.filter(isScript).length,
    kB: bytes(requests) / 1000,
    scriptKB: bytes(requests.filter(isScript)) / 1000,
    urls: requests.map(({ url, bytes: size }) => `${(size / 1000).toFixed(1)} ${url}`),
  };
}
