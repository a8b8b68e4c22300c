/**
 * A thread that reads the list of events until it is told to stop, and posts the milliseconds of each answer. In the
 * thread that opens connections by the thousand, an answer would wait for that thread.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

let isOver = false;
parentPort.once('message', () => (isOver = true));

const times = [];
while (!isOver) {
  const start = performance.now();
  const answer = await fetch(`${workerData.url}/api/events/?page=${(times.length % 2) + 1}`);
  await answer.arrayBuffer();
  times.push(answer.ok ? performance.now() - start : Infinity);
  await pause(50);
}
parentPort.postMessage(times);
