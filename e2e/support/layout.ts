import type { Page } from '@playwright/test';

/** What a narrow page may get wrong, each as a sentence with the element. */
interface Findings {
  /** The page scrolls sideways, and by what. */
  sideways: string[];
  /** Text that ends at an edge without saying so. */
  cut: string[];
  /** Less than 24 by 24 px to press (WCAG 2.5.8). */
  small: string[];
  /** Still moving for a person who prefers no motion. */
  moving: string[];
}

/** Runs in the page. */
function measure(): Findings {
  const SMALLEST = 24;
  const width = document.documentElement.clientWidth;
  const tell = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    return `${element.tagName.toLowerCase()}.${element.className} “${words.slice(0, 40)}”`;
  };
  const isShown = (element: Element) => {
    const { width: wide, height } = element.getBoundingClientRect();
    return wide > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
  const all = [...document.body.querySelectorAll('*')].filter(isShown);
  const scrollsItself = (element: Element) =>
    [element, ...ancestors(element)].some((one) =>
      ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(one).overflowX),
    );

  const sideways =
    document.documentElement.scrollWidth > width
      ? all
          .filter((one) => one.getBoundingClientRect().right > width + 1 && !scrollsItself(one))
          .slice(0, 5)
          .map((one) => `${tell(one)} ends at ${one.getBoundingClientRect().right}`)
          .concat(`the page is ${document.documentElement.scrollWidth} wide`)
      : [];

  // Dots say that there is more; a line or two of a summary are meant.
  const says = (element: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
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
    // What a browser draws itself has words that nobody sees.
    if (element instanceof HTMLProgressElement) return [];
    const words = wordsOf(element);
    for (const edge of [element, ...ancestors(element)]) {
      if (says(edge)) return [];
      const { overflowX, overflowY, position } = getComputedStyle(edge);
      const box = edge.getBoundingClientRect();
      // For those who hear the page alone.
      if (box.width <= 1 || box.height <= 1) return [];
      if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) {
        return [];
      }
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (hides(overflowX) && (words.right > box.right + 1 || words.left < box.left - 1)) ||
        (hides(overflowY) && (words.bottom > box.bottom + 2 || words.top < box.top - 2));
      if (isCut) return [`${tell(element)} in ${tell(edge)}`];
      if (position === 'fixed') break;
    }
    return words.right > width + 1 || words.left < -1 ? [`${tell(element)} leaves the page`] : [];
  });

  const controls = 'a[href], button, input, select, textarea, summary, [role="option"]';
  const small = all
    .filter((element) => element.matches(controls))
    .flatMap((element) => {
      const { display } = getComputedStyle(element);
      const around = element.parentElement?.textContent?.trim().length ?? 0;
      // A link within a sentence.
      if (display === 'inline' && around > (element.textContent?.trim().length ?? 0)) return [];
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      // A link may cover its card.
      const spread = getComputedStyle(element, '::after');
      if (spread.position === 'absolute' && spread.content !== 'none') return [];
      const isLarge = [element, ...labels].some((one) => {
        const { width: wide, height } = one.getBoundingClientRect();
        return Math.round(wide) >= SMALLEST && Math.round(height) >= SMALLEST;
      });
      const { width: wide, height } = element.getBoundingClientRect();
      return isLarge ? [] : [`${tell(element)} is ${wide} × ${height}`];
    });

  const moving = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) > 50,
    )
    .map(({ effect }) =>
      effect instanceof KeyframeEffect && effect.target ? tell(effect.target) : 'something',
    );
  return { sideways, cut, small, moving };
}

/** Runs in the page. A new size reaches what asks for its container's size with the next frames. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** The faults of what is shown: none of anything in a page that fits. */
export async function findingsIn(page: Page): Promise<Findings> {
  await page.evaluate(painted);
  return page.evaluate(measure);
}

export const NO_FINDINGS: Findings = { sideways: [], cut: [], small: [], moving: [] };
