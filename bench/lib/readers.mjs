/**
 * Readers in a separate process: each has one connection that is kept, requests the same address, waits for
 * the whole answer and requests it again. HTTP is written and read by hand, so that the readers take less
 * time than the server. Started by `startReaders`.
 */
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { onOptions, runInProcess } from './inProcess.mjs';
import { median, quantile } from './spread.mjs';

const HEAD_END = Buffer.from('\r\n\r\n');

/** Calls `onAnswer` with the status of each answer; `next` sends the request again. */
function openReader({ port, request, onAnswer, onFailure }) {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  let received = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const head = received.indexOf(HEAD_END);
    if (head < 0) return;
    const text = received.latin1Slice(0, head);
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    if (length === undefined) onFailure(new Error(`No length:\n${text}`));
    else if (received.length >= head + HEAD_END.length + Number(length)) {
      received = Buffer.alloc(0);
      onAnswer(Number(text.slice(9, 12)));
    }
  });
  socket.on('error', onFailure);
  return { next: () => socket.write(request), close: () => socket.destroy() };
}

function runReaders({ port, path, callers, warmUpMs, measureMs }) {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: foyer\r\naccept: */*\r\naccept-encoding: gzip, deflate, br\r\n\r\n`,
  );
  const start = performance.now() + warmUpMs;
  const end = start + measureMs;
  const times = [];
  return new Promise((resolve, reject) => {
    const readers = Array.from({ length: callers }, () => {
      let began = performance.now();
      const reader = openReader({
        port,
        request,
        onFailure: reject,
        onAnswer(status) {
          const now = performance.now();
          if (status !== 200) return reject(new Error(`${path}: ${status}`));
          if (now >= start && now < end) times.push(now - began);
          began = now;
          if (now < end) return reader.next();
        },
      });
      reader.next();
      return reader;
    });
    setTimeout(() => {
      for (const reader of readers) reader.close();
      resolve({
        perSecond: times.length / (measureMs / 1_000),
        p50: median(times),
        p99: quantile(times, 0.99),
      });
    }, warmUpMs + measureMs);
  });
}

/** @throws Error when an answer is not 200, or none arrives in time */
export async function startReaders(options) {
  const result = await runInProcess(fileURLToPath(import.meta.url), options);
  if (!(result.perSecond > 0)) throw new Error(`${options.path}: no answer.`);
  return result;
}

onOptions(import.meta.url, runReaders);
