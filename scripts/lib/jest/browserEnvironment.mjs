/**
 * A browser for the tests of pages: the names of one jsdom per worker, set in the worker's own context while a test file
 * runs. Node's own fetch, streams, files and timers stay, which msw and the stores need.
 */
import { JSDOM, VirtualConsole } from 'jsdom';
import SharedEnvironment from './sharedEnvironment.mjs';

const ADDRESS = 'http://localhost/';
/** What Node has as well, and jsdom has to give: React and the pages send its events to its elements. */
const FROM_JSDOM = [
  'CustomEvent',
  'DOMException',
  'Event',
  'EventTarget',
  'MessageEvent',
  'Storage',
  'localStorage',
  'navigator',
  'sessionStorage',
];

const virtualConsole = new VirtualConsole();
virtualConsole.sendTo(console, { omitJSDOMErrors: true });
virtualConsole.on('jsdomError', (error) => console.error(error));
const dom = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: ADDRESS, virtualConsole });
const { window } = dom;

/** Node's FormData knows no forms, and React makes one from the form that is being sent. */
class FormDataOfForms extends FormData {
  constructor(form) {
    super();
    for (const { name, value = '', type, disabled, checked } of form?.elements ?? []) {
      const chosen = checked || (type !== 'checkbox' && type !== 'radio');
      if (name && !disabled && chosen) this.append(name, value);
    }
  }
}

/** Browsers have no `setImmediate`, and React would prefer it, or a channel, to the timers that tests wait for. */
const { setImmediate, MessageChannel, setTimeout, clearTimeout } = globalThis;
const FRAME_MS = 16;

/** jsdom's own frames would stop for good when a test that fakes timers requests one. */
const frames = {
  requestAnimationFrame: (callback) =>
    Number(setTimeout(() => callback(performance.now()), FRAME_MS)),
  cancelAnimationFrame: (handle) => clearTimeout(handle),
};

/** Listeners that the present test file has added to the window. */
const listeners = [];

const listening = {
  addEventListener(...added) {
    listeners.push(added);
    window.addEventListener(...added);
  },
  removeEventListener(type, listener, options) {
    const index = listeners.findIndex((one) => one[0] === type && one[1] === listener);
    if (index >= 0) listeners.splice(index, 1);
    window.removeEventListener(type, listener, options);
  },
  dispatchEvent: (event) => window.dispatchEvent(event),
};

/** What a listener throws fails the test, unless the test itself listens to errors. */
window.addEventListener('error', ({ error }) => {
  const isHandled = listeners.some(([type]) => type === 'error');
  if (error && !isHandled) process.emit('uncaughtException', error);
});

/** As if the window were the global object. Functions of the window, such as `getComputedStyle`, are called on it. */
function browserGlobals() {
  const globals = {};
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name.startsWith('_') || (name in globalThis && !FROM_JSDOM.includes(name))) continue;
    const value = window[name];
    const isFunction = typeof value === 'function' && !/^[A-Z]/.test(name);
    globals[name] = isFunction ? value.bind(window) : value;
  }
  for (const name of ['window', 'self', 'top', 'parent']) globals[name] = globalThis;
  return {
    ...globals,
    ...listening,
    ...frames,
    FormData: FormDataOfForms,
    setImmediate: undefined,
    MessageChannel: undefined,
  };
}

export default class BrowserEnvironment extends SharedEnvironment {
  constructor(config, context) {
    super(config, context);
    dom.reconfigure({ url: config.projectConfig.testEnvironmentOptions.url ?? ADDRESS });
  }

  setup() {
    super.setup();
    for (const [type, listener, options] of listeners.splice(0)) {
      window.removeEventListener(type, listener, options);
    }
    const { documentElement, head, body } = window.document;
    for (const element of [documentElement, head, body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    head.replaceChildren();
    body.replaceChildren();
    const before = Object.getOwnPropertyDescriptors(globalThis);
    for (const [name, value] of Object.entries(browserGlobals())) {
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
    // Only when the next file begins: React finishes its work after the last test.
    SharedEnvironment.leave = () => {
      // Jest keeps what it needs in symbols.
      for (const name of Object.getOwnPropertyNames(globalThis)) {
        if (!(name in before)) delete globalThis[name];
      }
      Object.defineProperties(globalThis, before);
      SharedEnvironment.leave = () => {};
    };
  }

  teardown() {
    super.teardown();
    Object.assign(globalThis, { setImmediate, MessageChannel });
  }
}
