/**
 * Splits the byte stream of one client into complete batches of messages. PostgreSQL's single-session
 * loop must not get half a message, nor a Parse without its Sync.
 */

import { TextEncoder } from 'node:util';

/** Messages that the server answers: Query, Sync, Flush, Terminate, FunctionCall, CopyDone, CopyFail. */
const endsBatch = new Set([...'QSHXFcf'].map((letter) => letter.charCodeAt(0)));

/** A start-up packet has no type byte: int32 length, int32 protocol version. */
const startupHeader = 4;
const frameHeader = 5;

export class WireFrames {
  #started = false;
  /** @type {Uint8Array} */
  #pending = new Uint8Array(0);

  /**
   * Adds received bytes and returns the pieces that are now complete, in order.
   * @param {Uint8Array} bytes
   * @returns {{ kind: 'startup' | 'batch'; bytes: Uint8Array }[]}
   */
  add(bytes) {
    this.#pending = this.#pending.length === 0 ? bytes : concat([this.#pending, bytes]);
    /** @type {{ kind: 'startup' | 'batch'; bytes: Uint8Array }[]} */
    const ready = [];
    if (!this.#started) {
      if (this.#pending.length < startupHeader) return ready;
      const length = int32(this.#pending, 0);
      if (this.#pending.length < length) return ready;
      this.#started = true;
      ready.push({ kind: 'startup', bytes: this.#pending.subarray(0, length) });
      this.#pending = this.#pending.subarray(length);
    }
    const end = this.#endOfLastBatch();
    if (end > 0) {
      ready.push({ kind: 'batch', bytes: this.#pending.subarray(0, end) });
      this.#pending = this.#pending.subarray(end);
    }
    return ready;
  }

  #endOfLastBatch() {
    let end = 0;
    let at = 0;
    while (at + frameHeader <= this.#pending.length) {
      const type = this.#pending[at] ?? 0;
      const next = at + 1 + int32(this.#pending, at + 1);
      if (next > this.#pending.length) break;
      at = next;
      if (endsBatch.has(type)) end = at;
    }
    return end;
  }
}

/**
 * One simple query as a wire message.
 * @param {string} sql
 */
export function queryMessage(sql) {
  const text = new TextEncoder().encode(sql);
  const message = new Uint8Array(text.length + frameHeader + 1);
  message[0] = 'Q'.charCodeAt(0);
  new DataView(message.buffer).setInt32(1, text.length + 5);
  message.set(text, frameHeader);
  return message;
}

/** Ends an unfinished extended-protocol exchange. */
export const syncMessage = new Uint8Array(['S'.charCodeAt(0), 0, 0, 0, 4]);

/**
 * @param {Uint8Array} bytes
 * @param {number} at
 */
function int32(bytes, at) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getInt32(at);
}

/** @param {readonly Uint8Array[]} parts */
export function concat(parts) {
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
