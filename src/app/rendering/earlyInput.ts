declare global {
  interface Window {
    /** The last click before hydration, recorded by `/theme.js`. */
    foyerEarly?: {
      /** A button that was clicked, or a form that was sent. */
      clicked: HTMLElement | null;
      /** React handles clicks now. */
      isOver: boolean;
    };
  }
}

/**
 * Stops recording clicks; React handles them from now on.
 * @returns function that repeats the last click or submit, to be called when the page is hydrated
 */
export function takeEarlyClick(): () => void {
  const clicked = window.foyerEarly?.clicked;
  window.foyerEarly = { clicked: null, isOver: true };
  const repeat = () => {
    if (!clicked?.isConnected) return;
    if (clicked instanceof HTMLFormElement) clicked.requestSubmit();
    else clicked.click();
  };
  // React has rendered what was entered by then, so a form is sent with it.
  return () => queueMicrotask(repeat);
}

/** What a person may have changed before the page was hydrated. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input:not([type=hidden]), textarea, select';

const isField = (target: unknown): target is Field =>
  target instanceof Element && target.matches(FIELDS);

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function isChanged(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(chosen, 0);
  }
  return field.value !== field.defaultValue;
}

/** Sets the value without React's setter, which would record it as the last value. */
function setNativeValue(field: Field, value: string): void {
  const prototype: object = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Dispatches the events of a field again, so that its handlers see the value. */
function enter(field: Field, { value, checked }: Entered): void {
  if (isTick(field)) {
    // Without this React would see no change in the click, and untick the field.
    field.checked = !checked;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    setNativeValue(field, value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React compares with the value that was set last: after this, the text is a change.
  field.value = '';
  setNativeValue(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface Entered {
  value: string;
  checked: boolean;
}

/**
 * Collects what is typed, chosen and ticked in a page that has no handlers yet.
 * @returns function that hands it to the handlers, to be called when the page is hydrated
 */
export function collectEarlyInput(root: HTMLElement): () => void {
  const entered = new Map<Field, Entered>();
  const keep = (field: Field) =>
    entered.set(field, { value: field.value, checked: isTick(field) && field.checked });
  const handleInput = ({ target }: Event) => {
    if (isField(target)) keep(target);
  };
  for (const field of root.querySelectorAll<Field>(FIELDS)) if (isChanged(field)) keep(field);
  root.addEventListener('input', handleInput, true);
  return () => {
    root.removeEventListener('input', handleInput, true);
    for (const [field, what] of entered) if (field.isConnected) enter(field, what);
  };
}
