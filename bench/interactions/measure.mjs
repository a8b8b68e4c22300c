/** Times from an input event to the next paint, and to the paint that shows the answer. */

const ANSWER_LIMIT_MS = 10_000;

/** Runs in the page before its own scripts. */
function observe() {
  const seen = { events: [], wanted: null, pressed: 0, answered: 0 };
  globalThis.foyerInteractions = seen;
  new PerformanceObserver((list) => {
    for (const {
      interactionId,
      startTime,
      processingStart,
      processingEnd,
      duration,
    } of list.getEntries()) {
      if (interactionId === 0) continue;
      seen.events.push({
        duration,
        delay: processingStart - startTime,
        handlers: processingEnd - processingStart,
      });
    }
  }).observe({ type: 'event', durationThreshold: 16 });

  const isShown = ({ selector, text }) =>
    [...globalThis.document.querySelectorAll(selector)].some(
      (element) => text === undefined || element.textContent === text,
    );
  // A message that is posted in the frame's callback arrives after the frame was drawn.
  const afterPaint = (work) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = work;
    port2.postMessage(null);
  };
  const look = () => {
    const { wanted } = seen;
    if (wanted && seen.pressed && isShown(wanted)) {
      seen.wanted = null;
      afterPaint(() => (seen.answered = performance.now() - seen.pressed));
    } else if (wanted) globalThis.requestAnimationFrame(look);
  };
  seen.expect = (wanted) => {
    Object.assign(seen, { events: [], wanted, pressed: 0, answered: 0 });
    if (wanted) globalThis.requestAnimationFrame(look);
  };
  const press = (event) => (seen.pressed ||= event.timeStamp);
  globalThis.addEventListener('click', press, { capture: true });
  globalThis.addEventListener('keydown', press, { capture: true });
}

export const prepareMeasuring = (context) => context.addInitScript(observe);

/**
 * @param wanted selector, and text where it tells, of what shows the answer
 * @returns milliseconds to the next paint (Chromium reports none below 16 ms, and steps of 8), and to the answer
 */
export async function measure(page, { act, wanted = null, pause = 400 }) {
  await page.evaluate((one) => globalThis.foyerInteractions.expect(one), wanted);
  await act();
  if (wanted) {
    await page.waitForFunction(() => globalThis.foyerInteractions.answered > 0, null, {
      polling: 50,
      timeout: ANSWER_LIMIT_MS,
    });
  }
  await page.waitForTimeout(pause);
  const { events, answered } = await page.evaluate(() => {
    const { events: list, answered: at } = globalThis.foyerInteractions;
    return { events: list, answered: at };
  });
  const worst = events.sort((a, b) => b.duration - a.duration)[0];
  return {
    paint: worst?.duration ?? 0,
    delay: worst?.delay ?? 0,
    handlers: worst?.handlers ?? 0,
    answered,
  };
}
