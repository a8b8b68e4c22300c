/**
 * The thread that runs the embedded PostgreSQL. It is plain JavaScript with its types in comments,
 * so that the same file starts under tsx, under jest and from the esbuild bundle: a worker thread
 * inherits no TypeScript loader. One session: statements of one client at a time.
 */
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { openDataFolder } from './dataFolder.js';
import { startHousekeeping } from './housekeeping.js';
import { WireFrames, concat, queryMessage, syncMessage } from './wireFrames.js';

/** @typedef {import('../workerMessages').WorkerOptions} WorkerOptions */
/** @typedef {import('../workerMessages').ToWorker} ToWorker */
/** @typedef {import('../workerMessages').FromWorker} FromWorker */

/** Bytes of an answer to collect before they are sent to the main thread. */
const ANSWER_CHUNK = 512 * 1024;

if (!parentPort) throw new Error('This file runs as a worker thread only.');
const port = parentPort;

/**
 * @param {FromWorker} message
 * @param {import('node:worker_threads').TransferListItem[]} [transfer]
 */
const post = (message, transfer) => port.postMessage(message, transfer);

/**
 * Ends the thread at once, because after a PANIC or a failed fsync nothing more may be acknowledged.
 * Opening the folder again recovers from the log.
 * @param {unknown} error
 * @returns {never}
 */
function fail(error) {
  post({ type: 'fatal', text: error instanceof Error ? error.message : String(error) });
  return process.exit(1);
}

/** @type {WorkerOptions} */
const options = workerData;
const database = await openDataFolder(options, {
  log: (text) => post({ type: 'log', text }),
  fail,
}).catch(fail);
const { pg } = database;
let worked = false;

/**
 * Runs complete messages. Uses the raw stream call, because execProtocolRaw parses every answer and keeps it
 * in memory.
 * @param {Uint8Array} bytes
 * @param {(answer: Uint8Array<ArrayBuffer>) => void} [onAnswer]
 */
async function run(bytes, onAnswer = () => undefined) {
  /** @type {Uint8Array[]} */
  let parts = [];
  let size = 0;
  const flush = () => {
    if (size > 0) onAnswer(concat(parts));
    parts = [];
    size = 0;
  };
  await pg.execProtocolRawStream(bytes, {
    syncToFs: false,
    onRawData: (part) => {
      parts.push(part.slice()); // a view of the engine's memory, which moves on
      size += part.length;
      if (size >= ANSWER_CHUNK) flush();
    },
  });
  flush();
  worked = true;
}

/**
 * Resets the single session: an open transaction, prepared statements or settings of a client
 * that disconnected must not reach the next client.
 */
async function resetSession() {
  await run(concat([syncMessage, queryMessage('ROLLBACK')]));
  await run(queryMessage('DISCARD ALL'));
}

let owner = -1;
let frames = new WireFrames();

/**
 * @param {number} socket
 * @param {Uint8Array} bytes
 */
async function receive(socket, bytes) {
  if (socket < owner) return; // a client that has been replaced
  if (socket > owner) {
    owner = socket;
    frames = new WireFrames();
  }
  for (const piece of frames.add(bytes)) {
    if (piece.kind === 'startup') await resetSession();
    await run(piece.bytes, (answer) =>
      post({ type: 'data', socket, bytes: answer }, [answer.buffer]),
    );
  }
}

/** @param {ToWorker} message */
async function handle(message) {
  if (message.type === 'data') return receive(message.socket, message.bytes);
  if (message.type === 'stats') {
    return post({ type: 'stats', stats: { fsyncs: database.fsyncs() } });
  }
  stopHousekeeping();
  await pg.close();
  post({ type: 'closed' });
  port.close();
}

let queue = Promise.resolve();
/** @param {() => Promise<void>} work */
const inTurn = (work) => {
  queue = queue.then(work).catch(fail);
};

const stopHousekeeping = startHousekeeping(pg, {
  every: options.housekeepingEvery,
  inTurn,
  takeWorked: () => {
    const was = worked;
    worked = false;
    return was;
  },
  log: (text) => post({ type: 'log', text }),
});

port.on('message', (/** @type {ToWorker} */ message) => inTurn(() => handle(message)));
post({ type: 'ready' });
