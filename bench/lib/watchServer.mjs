/** What a server uses while it is loaded: memory each second, and what its metrics say. Linux only. */
import { readFileSync } from 'node:fs';
import { median } from './spread.mjs';

const SAMPLE_EVERY_MS = 1000;
const MB = 2 ** 20;

/** MB of memory that a process uses; none when it has ended. */
function memoryOf(pid) {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

/** @param token METRICS_TOKEN of the server */
export function watchServer({ url, pid, token }) {
  const start = performance.now();
  const minute = () => (performance.now() - start) / 60_000;
  const rss = [];
  const heap = [];
  const timer = setInterval(
    () => rss.push({ minute: minute(), mb: memoryOf(pid) }),
    SAMPLE_EVERY_MS,
  );
  rss.push({ minute: 0, mb: memoryOf(pid) });
  const within = (samples, from) =>
    median(
      samples
        .filter((sample) => sample.minute >= from && sample.minute < from + 1)
        .map(({ mb }) => mb),
    );
  return {
    /** By how much the event loop was late since the last call, in milliseconds; keeps the size of the heap. */
    async lateness() {
      const answer = await fetch(`${url}/metrics`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const text = await answer.text();
      const valueOf = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
      heap.push({ minute: minute(), mb: valueOf('nodejs_heap_size_used_bytes') / MB });
      return {
        p50: 1000 * valueOf('nodejs_eventloop_lag_p50_seconds'),
        p99: 1000 * valueOf('nodejs_eventloop_lag_p99_seconds'),
      };
    },

    /** Medians of the minute that begins at `from`; NaN where nothing was measured. */
    memoryAt: (from) => ({ rss: within(rss, from) ?? NaN, heap: within(heap, from) ?? NaN }),

    stop() {
      clearInterval(timer);
      return { first: rss[0].mb, highest: Math.max(...rss.map(({ mb }) => mb)) };
    },
  };
}
