import type { Locator, Page } from '@playwright/test';
import { still } from './screens';
import { expect } from './server';

/** More stops than this on the way to something are a walk, not a way. */
const MOST_STOPS = 120;

interface Stop {
  reached: boolean;
  /** What has the focus is the target or lies in it. */
  within: boolean;
  /** A mark of what has the focus. */
  place: number;
  /** What has the focus, for the message. */
  what: string;
  /** What is wrong with how it is shown; null when it can be seen. */
  problem: string | null;
}

/** Runs in the page: has the target the focus, and can a person see what has it? */
function lookAtFocus(target: Element): Stop {
  const focused = document.activeElement;
  if (!focused || focused === document.body) {
    return { reached: false, within: false, place: -1, what: 'the page', problem: null };
  }
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40);
  const what = `${focused.tagName.toLowerCase()} “${name}” (${focused.id || focused.className})`;
  const stop = {
    reached: focused === target,
    within: target.contains(focused),
    place: [...document.querySelectorAll('*')].indexOf(focused),
    what,
  };
  // Sent there by script; the next Tab leads to a control.
  if (focused.getAttribute('tabindex') === '-1') return { ...stop, problem: null };

  const hasOutline = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' &&
    parseFloat(outlineWidth) >= 2 &&
    outlineColor !== 'transparent' &&
    !outlineColor.endsWith(', 0)');
  // A box's border, made thicker by a shadow of its colour.
  const hasRing = ({ boxShadow, borderTopColor, borderTopWidth }: CSSStyleDeclaration) =>
    parseFloat(borderTopWidth) >= 1 &&
    boxShadow.startsWith(borderTopColor) &&
    / 0px 0px 0px [1-9]/.test(boxShadow);
  const isDrawn = (element: Element) =>
    [undefined, '::after'].some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return hasOutline(style) || hasRing(style);
    });
  // A field shows it on its box.
  const places = [focused, focused.parentElement, focused.parentElement?.parentElement].filter(
    (place) => place instanceof Element,
  );
  const frame = focused.parentElement?.querySelector(':scope > fieldset');
  const isFramed = frame ? parseFloat(getComputedStyle(frame).borderTopWidth) >= 2 : false;
  if (!isFramed && !places.some(isDrawn)) return { ...stop, problem: 'shows no ring' };

  const boxes = places.slice(0, focused instanceof HTMLInputElement ? 2 : 1);
  const isSeen = boxes.some((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inset = 3;
    return [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, bottom - inset],
      [left + inset, bottom - inset],
      [right - inset, top + inset],
    ].some(([x = -1, y = -1]) => {
      const shown = document.elementFromPoint(x, y);
      return shown !== null && (element.contains(shown) || shown.contains(element));
    });
  });
  return { ...stop, problem: isSeen ? null : 'is covered or out of sight' };
}

/**
 * A person without a mouse. Every stop on the way must show where the keyboard is, and the way must
 * end.
 */
export class Keyboard {
  constructor(private readonly page: Page) {}

  press(keys: string): Promise<void> {
    return this.page.keyboard.press(keys);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Presses Tab, or another key, until the target has the focus. */
  async go(target: Locator, key = 'Tab'): Promise<void> {
    const stops: string[] = [];
    await expect(target).toBeVisible();
    for (let count = 0; count < MOST_STOPS; count += 1) {
      const { reached, what } = await this.step(key, target);
      if (reached) return;
      stops.push(what);
    }
    throw new Error(`${String(target)} was not reached: ${stops.slice(-30).join(' → ')}`);
  }

  /** Goes there and presses it. */
  async use(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.go(target);
    await this.press(key);
  }

  /** The focus is there, or inside, and is not lost. */
  async expectIn(place: Locator): Promise<void> {
    await expect
      .poll(() => place.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
  }

  /** Tab stays inside a whole round long, in both directions; nothing else can be reached. */
  async expectKeptIn(dialog: Locator): Promise<void> {
    await this.expectIn(dialog);
    for (const key of ['Tab', 'Shift+Tab']) {
      const first = await dialog.evaluate(lookAtFocus);
      for (let count = 0; count < MOST_STOPS; count += 1) {
        const { within, place } = await this.step(key, dialog);
        if (!within) await this.expectIn(dialog);
        if (place === first.place) break;
      }
    }
  }

  /** One press, and where it leads: a person must see it, once all that moves has come to rest. */
  private async step(key: string, target: Locator): Promise<Stop> {
    await this.press(key);
    const stop = await target.evaluate(lookAtFocus);
    if (stop.problem === null) return stop;
    await still(this.page);
    const { what, problem } = await target.evaluate(lookAtFocus);
    if (problem !== null) expect.soft(`${what} ${problem}`).toBe(`${what} is seen`);
    return stop;
  }
}
