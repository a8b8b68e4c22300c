import FixedJsdomEnvironment from 'jest-fixed-jsdom';

interface Field extends Element {
  name?: string;
  value?: string;
  type?: string;
  disabled?: boolean;
  checked?: boolean;
}

/** Node's FormData knows no forms, and React makes one from the form that is being sent. */
class FormDataOfForms extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    const fields: Field[] = [...(form?.elements ?? [])];
    for (const { name, value = '', type, disabled, checked } of fields) {
      const chosen = checked || (type !== 'checkbox' && type !== 'radio');
      if (name && !disabled && chosen) this.append(name, value);
    }
  }
}

/**
 * jsdom with Node's own fetch family (jest-fixed-jsdom), and with what msw and the stores need
 * besides: jsdom's realm has its own Uint8Array (Node's streams refuse it), its File is not the
 * one FormData knows, and it has neither compression streams nor `crypto.subtle`.
 */
export default class BrowserEnvironment extends FixedJsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const handedOver = {
      FormData: FormDataOfForms,
      File,
      Uint8Array,
      CompressionStream,
      DecompressionStream,
      crypto,
    };
    for (const [name, value] of Object.entries(handedOver)) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
    }
  }
}
