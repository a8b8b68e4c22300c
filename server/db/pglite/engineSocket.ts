import { Duplex } from 'node:stream';

/** The part of the engine that a socket uses. */
export interface EngineLine {
  ready(): Promise<void>;
  send(bytes: Uint8Array<ArrayBuffer>): void;
  closed(): void;
}

/**
 * Replaces the TCP socket of a stock `pg` client: writes go to the worker thread, reads return the
 * engine's answers. `pg` calls the net.Socket methods below.
 */
export class EngineSocket extends Duplex {
  readonly #line: EngineLine;

  constructor(line: EngineLine) {
    super();
    this.#line = line;
  }

  connect(): this {
    this.#line.ready().then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#line.send(new Uint8Array(chunk));
    done();
  }

  /** `pg` corks the messages of one statement, so that they reach the worker as one message. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#line.send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#line.closed();
    done(error);
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
