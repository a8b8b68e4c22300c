import type { CDPSession, Locator, Page } from '@playwright/test';
import { endAnimations } from './screens';
import { expect } from './server';

/** More presses of Tab than this to reach a control are a failure. */
const MAX_STOPS = 120;

/** So many keys are pressed before the test asks the page where the focus is. */
const STOPS_AT_ONCE = 8;

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

interface Walk {
  stops: string[];
  end: () => void;
}

interface WalkingWindow {
  foyerInspectFocus?: typeof inspectFocus;
  foyerWalk?: Walk;
}

/**
 * Runs in the page. From the second press of Tab on, the presses are ignored once the focus is on the target, or at
 * `until`, outside of the target when it must stay in it, or not visible.
 */
function startWalk(target: Element, { until, isInside }: { until?: number; isInside: boolean }) {
  const page = window as WalkingWindow;
  const walk: Walk = { stops: [], end: () => removeEventListener('keydown', watch, true) };
  let isFirst = true;
  function watch(event: KeyboardEvent): void {
    if (event.key !== 'Tab') return;
    const stop = page.foyerInspectFocus?.(target);
    if (!isFirst && stop) {
      const { reached, within, place, problem } = stop;
      const isEnd = isInside ? !within || place === until : reached;
      if (isEnd || problem !== null) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      walk.stops.push(stop.what);
    }
    isFirst = false;
  }
  addEventListener('keydown', watch, true);
  page.foyerWalk = walk;
}

/** Runs in the page. */
function endWalk(target: Element): { stop: FocusState | undefined; stops: string[] } {
  const page = window as WalkingWindow;
  page.foyerWalk?.end();
  return { stop: page.foyerInspectFocus?.(target), stops: page.foyerWalk?.stops ?? [] };
}

const softly = expect.configure({ soft: true });

/**
 * Uses a page by keyboard only. After every key press the focused element must be visible and have a
 * focus ring.
 */
export class Keyboard {
  private session: Promise<CDPSession> | undefined;

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
    while (stops.length < MAX_STOPS) {
      const { reached, what, passed } = await this.walk(target, key, { isInside: false });
      if (reached) return;
      stops.push(...passed, what);
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
      // What has the focus first may be the dialog itself, to which no Tab returns.
      await this.press(key);
      await this.expectFocusIn(dialog);
      const { place: until } = await this.seen(dialog, await dialog.evaluate(inspectFocus));
      for (let count = 0; count < MAX_STOPS;) {
        const { within, place, passed } = await this.walk(dialog, key, { until, isInside: true });
        if (!within) await this.expectFocusIn(dialog);
        if (place === until) break;
        count += passed.length + 1;
      }
    }
  }

  /**
   * Presses a key, Tab several times until the walk ends, and expects that each focused element is visible, at the
   * latest after animations and after content that arrives meanwhile has moved it.
   */
  private async walk(
    target: Locator,
    key: string,
    end: { until?: number; isInside: boolean },
  ): Promise<FocusState & { passed: string[] }> {
    if (!key.endsWith('Tab')) {
      await this.press(key);
      return { ...(await this.seen(target, await target.evaluate(inspectFocus))), passed: [] };
    }
    await this.page.evaluate(`window.foyerInspectFocus = ${inspectFocus.toString()}`);
    await target.evaluate(startWalk, end);
    await this.pressTab(key.startsWith('Shift+'));
    const { stop, stops: passed } = await target.evaluate(endWalk);
    const last = stop ?? (await target.evaluate(inspectFocus));
    return { ...(await this.seen(target, last)), passed };
  }

  /** Presses without waiting for the page in between: each wait would be one for a frame. */
  private async pressTab(isBack: boolean): Promise<void> {
    this.session ??= this.page.context().newCDPSession(this.page);
    const session = await this.session;
    const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: isBack ? 8 : 0 };
    await Promise.all(
      Array.from({ length: STOPS_AT_ONCE }, () => [
        session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
      ]).flat(),
    );
  }

  private async seen(target: Locator, stop: FocusState): Promise<FocusState> {
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
