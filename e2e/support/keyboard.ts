import type { Locator, Page } from '@playwright/test';
import { endAnimations } from './screens';
import { expect } from './server';

/** More presses of Tab than this to reach a control are a failure. */
const MAX_STOPS = 120;

interface FocusState {
  reached: boolean;
  /** The focused element is the target or inside it. */
  within: boolean;
  /** Index of the focused element in the document. */
  place: number;
  /** Description of the focused element for error messages. */
  what: string;
  /** Why the focus is not visible; null when it is. */
  problem: string | null;
}

/** Runs in the page: whether the target has the focus, and whether the focus is visible. */
function inspectFocus(target: Element): FocusState {
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
  // Focused by a script; the next Tab reaches a control.
  if (focused.getAttribute('tabindex') === '-1') return { ...stop, problem: null };

  const hasOutline = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' &&
    parseFloat(outlineWidth) >= 2 &&
    outlineColor !== 'transparent' &&
    !outlineColor.endsWith(', 0)');
  // A focus ring made of the border and a shadow of the same colour.
  const hasRing = ({ boxShadow, borderTopColor, borderTopWidth }: CSSStyleDeclaration) =>
    parseFloat(borderTopWidth) >= 1 &&
    boxShadow.startsWith(borderTopColor) &&
    / 0px 0px 0px [1-9]/.test(boxShadow);
  const isDrawn = (element: Element) =>
    [undefined, '::after'].some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return hasOutline(style) || hasRing(style);
    });
  // A text field shows its focus ring on an ancestor.
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
  if (isSeen) return { ...stop, problem: null };
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const cover = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const found = cover ? `is covered by ${cover.outerHTML.slice(0, 200)}` : 'is out of sight';
  const place = `${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight} px`;
  return { ...stop, problem: `${found}, at ${place}` };
}

const softly = expect.configure({ soft: true });

/**
 * Uses a page by keyboard only. After every key press the focused element must be visible and have a
 * focus ring.
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
  async tabTo(target: Locator, key = 'Tab'): Promise<void> {
    const stops: string[] = [];
    await expect(target).toBeVisible();
    for (let count = 0; count < MAX_STOPS; count += 1) {
      const { reached, what } = await this.step(key, target);
      if (reached) return;
      stops.push(what);
    }
    throw new Error(`${String(target)} was not reached: ${stops.slice(-30).join(' → ')}`);
  }

  /** Moves the focus to the target and presses it. */
  async activate(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(target);
    // Busy buttons keep the focus and ignore presses.
    await expect(target).toBeEnabled();
    await this.press(key);
  }

  /** Expects the focus on or inside `place`. */
  async expectFocusIn(place: Locator): Promise<void> {
    await expect
      .poll(() => place.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
  }

  /** Expects that Tab and Shift+Tab cycle through the dialog without leaving it. */
  async expectFocusKeptIn(dialog: Locator): Promise<void> {
    await this.expectFocusIn(dialog);
    for (const key of ['Tab', 'Shift+Tab']) {
      const first = await dialog.evaluate(inspectFocus);
      for (let count = 0; count < MAX_STOPS; count += 1) {
        const { within, place } = await this.step(key, dialog);
        if (!within) await this.expectFocusIn(dialog);
        if (place === first.place) break;
      }
    }
  }

  /**
   * Presses a key and expects that the focused element is visible, at the latest after animations
   * and after content that arrives meanwhile has moved it.
   */
  private async step(key: string, target: Locator): Promise<FocusState> {
    await this.press(key);
    const stop = await target.evaluate(inspectFocus);
    if (stop.problem === null) return stop;
    await endAnimations(this.page);
    const describeFocus = async () => {
      const { what, problem } = await target.evaluate(inspectFocus);
      return `${what} ${problem ?? 'is seen'}`;
    };
    await softly.poll(describeFocus).toMatch(/ is seen$/);
    return stop;
  }
}
