import type { Locator, Page } from '@playwright/test';
import { expect } from './server';

/** More stops than this on the way to something are a walk, not a way. */
const MOST_STOPS = 120;

interface Stop {
  reached: boolean;
  /** What has the focus, for the message. */
  what: string;
  /** What is wrong with how it is shown; null when it can be seen. */
  problem: string | null;
}

/** Runs in the page: has the target the focus, and can a person see what has it? */
function lookAtFocus(target: Element): Stop {
  const focused = document.activeElement;
  if (!focused || focused === document.body) {
    return { reached: false, what: 'the page', problem: null };
  }
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40);
  const what = `${focused.tagName.toLowerCase()} “${name}” (${focused.id || focused.className})`;
  const reached = focused === target;
  // Sent there by script; the next Tab leads to a control.
  if (focused.getAttribute('tabindex') === '-1') return { reached, what, problem: null };

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
  if (!isFramed && !places.some(isDrawn)) return { reached, what, problem: 'shows no ring' };

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
  return { reached, what, problem: isSeen ? null : 'is covered or out of sight' };
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
      await this.press(key);
      const { reached, what, problem } = await target.evaluate(lookAtFocus);
      if (problem !== null) expect.soft(`${what} ${problem}`).toBe(`${what} is seen`);
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
      const first = await this.place();
      for (let count = 0; count < MOST_STOPS; count += 1) {
        await this.press(key);
        const { problem, what } = await dialog.evaluate(lookAtFocus);
        if (problem !== null) expect.soft(`${what} ${problem}`).toBe(`${what} is seen`);
        await this.expectIn(dialog);
        if ((await this.place()) === first) break;
      }
    }
  }

  /** A mark of the element that has the focus. */
  private place(): Promise<number> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('*')].findIndex((one) => one === document.activeElement),
    );
  }
}
