import FixedJsdomEnvironment from 'jest-fixed-jsdom';

/**
 * jsdom with Node's own fetch family (jest-fixed-jsdom), and with what msw and the stores need
 * besides: jsdom's realm has its own Uint8Array (Node's streams refuse it), its File is not the
 * one FormData knows, and it has neither compression streams nor `crypto.subtle`.
 */
export default class BrowserEnvironment extends FixedJsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const handedOver = { File, Uint8Array, CompressionStream, DecompressionStream, crypto };
    for (const [name, value] of Object.entries(handedOver)) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
    }
  }
}
