/** What runs in the page: a camera that shows given pictures, and the time until the answer is painted. */

/**
 * Runs before the scripts of the page. A browser slows the main thread alone, so the answers of the worker that decodes
 * are delayed by what it would take longer.
 */
export function replaceCamera({ slowdown, hasDetector }) {
  const { document, navigator, performance, Worker: PlainWorker } = globalThis;
  const BLANK_MS = 250;
  const LIMIT_MS = 5_000;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  [canvas.width, canvas.height] = [1280, 720];
  const clear = () => {
    context.fillStyle = '#888';
    context.fillRect(0, 0, canvas.width, canvas.height);
  };
  clear();
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(30);
  if (!hasDetector) delete globalThis.BarcodeDetector;

  let decoding = [];
  globalThis.Worker = class extends PlainWorker {
    postMessage(...given) {
      this.sentAt = performance.now();
      super.postMessage(...given);
    }
    set onmessage(handle) {
      super.onmessage = (event) => {
        const took = performance.now() - this.sentAt;
        decoding.push(took * slowdown);
        globalThis.setTimeout(() => handle(event), took * (slowdown - 1));
      };
    }
  };

  const pause = (ms) => new Promise((resolve) => globalThis.setTimeout(resolve, ms));
  const painted = () =>
    new Promise((resolve) =>
      globalThis.requestAnimationFrame(() => globalThis.setTimeout(resolve)),
    );

  /** @returns milliseconds until the answer with this ticket number is painted; null when none comes */
  globalThis.foyerShow = async (base64, number) => {
    const bytes = Uint8Array.from(globalThis.atob(base64), (one) => one.charCodeAt(0));
    const picture = await globalThis.createImageBitmap(new Blob([bytes]));
    const panel = document.querySelector('section[aria-label="Answer"]');
    // At any moment between two frames that are read.
    await pause(BLANK_MS + Math.random() * BLANK_MS);
    decoding = [];
    const start = performance.now();
    const answered = new Promise((resolve) => {
      const observer = new globalThis.MutationObserver(() => {
        const shown = panel.querySelector('[data-tone]');
        if (!shown?.textContent.includes(number)) return;
        observer.disconnect();
        resolve(shown.dataset.tone);
      });
      observer.observe(panel, { subtree: true, childList: true });
    });
    context.drawImage(picture, 0, 0);
    const tone = await Promise.race([answered, pause(LIMIT_MS)]);
    await painted();
    const ms = performance.now() - start;
    clear();
    return { ms: tone === 'ok' ? ms : null, decoding: Math.max(0, ...decoding) };
  };
}
