import type { Page } from '@playwright/test';
import { expect } from './server';

/** Layout faults of a page, each as a sentence that names the element. */
interface Findings {
  /** Elements that make the page scroll horizontally. */
  sideways: string[];
  /** Text that is cut off without an ellipsis. */
  cut: string[];
  /** Controls smaller than 24 by 24 px (WCAG 2.5.8). */
  small: string[];
  /** Small controls with another control within 12 px of their middle: WCAG 2.5.8 allows small ones with more space. */
  crowded: string[];
  /** List items of which no amount of money is shown. */
  hiddenAmounts: string[];
  /** Animations that run although reduced motion is preferred. */
  moving: string[];
}

/** Runs in the page. Measures what is inside the elements of the selector. */
function measure(within: string): Findings {
  const SMALLEST = 24;
  const width = document.documentElement.clientWidth;
  const describe = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    return `${element.tagName.toLowerCase()}.${element.className} “${words.slice(0, 40)}”`;
  };
  const isShown = (element: Element) => {
    const { width: wide, height } = element.getBoundingClientRect();
    return wide > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
  const all = [...document.querySelectorAll(`${within} *`)].filter(isShown);
  const scrollsItself = (element: Element) =>
    [element, ...ancestors(element)].some((one) =>
      ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(one).overflowX),
    );

  const sideways =
    document.documentElement.scrollWidth > width
      ? all
          .filter((one) => one.getBoundingClientRect().right > width + 1 && !scrollsItself(one))
          .slice(0, 5)
          .map((one) => `${describe(one)} ends at ${one.getBoundingClientRect().right}`)
          .concat(`the page is ${document.documentElement.scrollWidth} wide`)
      : [];

  const findEdge = (element: Element) => {
    const style = getComputedStyle(element);
    const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = style;
    return {
      // An ellipsis or a line clamp is intended.
      isClamped: textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
      overflowX,
      overflowY,
      position,
      box: element.getBoundingClientRect(),
    };
  };
  const edges = new Map<Element, ReturnType<typeof findEdge>>();
  /** Most texts have most of their ancestors in common. */
  const edgeOf = (element: Element) => {
    const edge = edges.get(element) ?? findEdge(element);
    edges.set(element, edge);
    return edge;
  };
  const texts = all.filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
  );
  const wordsOf = (element: Element) => {
    const lines = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return [];
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()];
    });
    return {
      left: Math.min(...lines.map(({ left }) => left)),
      right: Math.max(...lines.map(({ right }) => right)),
      top: Math.min(...lines.map(({ top }) => top)),
      bottom: Math.max(...lines.map(({ bottom }) => bottom)),
    };
  };
  const cut = texts.flatMap((element) => {
    // The text inside a progress element is not displayed.
    if (element instanceof HTMLProgressElement) return [];
    const words = wordsOf(element);
    for (const edge of [element, ...ancestors(element)]) {
      const { isClamped, overflowX, overflowY, position, box } = edgeOf(edge);
      if (isClamped) return [];
      // Visually hidden text for screen readers.
      if (box.width <= 1 || box.height <= 1) return [];
      if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) {
        return [];
      }
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (hides(overflowX) && (words.right > box.right + 1 || words.left < box.left - 1)) ||
        (hides(overflowY) && (words.bottom > box.bottom + 2 || words.top < box.top - 2));
      if (isCut) return [`${describe(element)} in ${describe(edge)}`];
      if (position === 'fixed') break;
    }
    return words.right > width + 1 || words.left < -1
      ? [`${describe(element)} leaves the page`]
      : [];
  });

  const controls = 'a[href], button, input, select, textarea, summary, [role="option"]';
  const shownControls = all.filter((element) => element.matches(controls));
  const smallControls = shownControls.filter((element) => {
    const { display } = getComputedStyle(element);
    const around = element.parentElement?.textContent?.trim().length ?? 0;
    // A link within a sentence.
    if (display === 'inline' && around > (element.textContent?.trim().length ?? 0)) return false;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    // A link may cover its card.
    const spread = getComputedStyle(element, '::after');
    if (spread.position === 'absolute' && spread.content !== 'none') return false;
    return ![element, ...labels].some((one) => {
      const { width: wide, height } = one.getBoundingClientRect();
      return Math.round(wide) >= SMALLEST && Math.round(height) >= SMALLEST;
    });
  });
  const measured = (element: Element) => {
    const { width: wide, height } = element.getBoundingClientRect();
    return `${describe(element)} is ${wide} × ${height}`;
  };
  /** Pixels from the middle of one control to the nearest point of another. */
  const distance = (from: Element, to: Element) => {
    const [one, other] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
    return Math.hypot(
      Math.max(other.left - x, 0, x - other.right),
      Math.max(other.top - y, 0, y - other.bottom),
    );
  };
  const crowded = smallControls.filter((element) =>
    shownControls.some(
      (other) =>
        !other.contains(element) &&
        !element.contains(other) &&
        distance(element, other) < SMALLEST / 2,
    ),
  );

  const AMOUNT = /[₹$€£]\s?\d/;
  // What is folded away is opened by whoever wants to see it.
  const folded = ':has(details:not([open]))';
  const hiddenAmounts = [...document.querySelectorAll(`main li:not(${folded})`)]
    .filter((item): item is HTMLElement => item instanceof HTMLElement && isShown(item))
    .filter(({ textContent, innerText }) => AMOUNT.test(textContent) && !AMOUNT.test(innerText))
    .map(describe);

  const moving = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) > 50,
    )
    .map(({ effect }) =>
      effect instanceof KeyframeEffect && effect.target ? describe(effect.target) : 'something',
    );
  return {
    sideways,
    cut,
    small: smallControls.map(measured),
    crowded: crowded.map(measured),
    hiddenAmounts,
    moving,
  };
}

/** Runs in the page. Container queries apply a new size within two frames. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** The layout faults of the page, or of what is in the elements of the selector. */
export async function findingsIn(page: Page, within = 'body'): Promise<Findings> {
  await page.evaluate(painted);
  return page.evaluate(measure, within);
}

export const NO_FINDINGS: Findings = {
  sideways: [],
  cut: [],
  small: [],
  crowded: [],
  hiddenAmounts: [],
  moving: [],
};

/** Fails for every table of a wide screen that is wider than its card. */
export async function expectTablesToFit(page: Page, what: string): Promise<void> {
  const overflow = () =>
    page
      .locator('.MuiTableContainer-root')
      .evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth));
  await expect.poll(async () => Math.max(0, ...(await overflow())), what).toBeLessThanOrEqual(1);
}
