/**
 * One HTTP connection that stays open. HTTP is written by hand, because a Node HTTP client would use as
 * much CPU as the server.
 */
import { connect } from 'node:net';

export class Connection {
  constructor(port) {
    this.socket = connect({ host: '127.0.0.1', port, noDelay: true });
    this.text = '';
    this.socket.setEncoding('latin1');
    this.socket.on('data', (chunk) => {
      this.text += chunk;
      this.#read();
    });
    this.socket.on('close', () => this.fail?.(new Error('The server has closed the connection.')));
    this.socket.on('error', () => undefined);
  }

  /**
   * Must not be called before the last response has arrived.
   *
   * @template {Uppercase<string>} Method
   * @template {string} Path
   * @param {Method} method
   * @param {Path} path
   * @param {string} [token] undefined for a visitor
   * @param {import('../../server/contract/calls').BodyAt<Method, Path>} [body]
   * @param {string} [key] for idempotency
   * @returns {Promise<{ status: number, body: string }>}
   */
  send(method, path, token, body, key) {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const head = [
      `${method} /api${path} HTTP/1.1`,
      'host: foyer',
      ...(token === undefined ? [] : [`authorization: ${token}`]),
      ...(key === undefined ? [] : [`idempotency-key: ${key}`]),
      ...(body === undefined
        ? []
        : ['content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`]),
    ].join('\r\n');
    return new Promise((resolve, reject) => {
      this.done = resolve;
      this.fail = reject;
      this.socket.write(`${head}\r\n\r\n${payload}`);
    });
  }

  close() {
    this.fail = undefined;
    this.socket.destroy();
  }

  #read() {
    const end = this.text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.text)?.[1] ?? 0);
    if (this.text.length < end + 4 + length) return;
    const status = Number(this.text.slice(9, 12));
    const body = this.text.slice(end + 4, end + 4 + length);
    this.text = this.text.slice(end + 4 + length);
    this.done?.({ status, body });
  }
}
