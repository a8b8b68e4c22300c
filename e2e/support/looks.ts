import type { Page } from '@playwright/test';

/** Marks elements whose colours were checked before; `findNewLooks` sets it. */
export const KNOWN_LOOK = 'data-test-known-look';

interface Scope {
  attribute: string;
  /** What is looked at. */
  within: string;
  /** Parts of it that are not. */
  without: readonly string[];
  known: readonly string[];
}

/** What is painted behind words, and how transparent or filtered it is. */
interface Backdrop {
  effects: string[];
  paint: string[];
}

/** Runs in the page. */
function mark({ attribute, within, without, known }: Scope): string[] {
  for (const element of document.querySelectorAll(`[${attribute}]`)) {
    element.removeAttribute(attribute);
  }
  const seen = new Set(known);
  const found = new Set<string>();
  const isLeftOut = (element: Element) => without.some((selector) => element.matches(selector));
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  /** What is painted behind the words of an element, as far as the elements around it tell. */
  const backdropOf = (element: Element, style: CSSStyleDeclaration, around: Backdrop): Backdrop => {
    const { backgroundColor: colour, backgroundImage: image, opacity, position, filter } = style;
    const effects = [
      ...around.effects,
      ...(opacity === '1' ? [] : [opacity]),
      ...(filter === 'none' ? [] : [filter]),
    ];
    const isPlaced = position === 'absolute' || position === 'fixed' || position === 'sticky';
    // Without a background of its own, it may cover something else than the elements around it.
    const below = isPlaced ? [...around.paint, element.className] : around.paint;
    if (image !== 'none') return { effects, paint: [...below, colour, image] };
    if (colour.startsWith('rgb(') && effects.length === 0) return { effects, paint: [colour] };
    const isClear = colour === 'rgba(0, 0, 0, 0)';
    return { effects, paint: isClear ? below : [...below, colour] };
  };
  /** True when the element and all in it have looks that were checked before. */
  const visit = (element: Element, around: Backdrop): boolean => {
    const style = getComputedStyle(element);
    const backdrop = backdropOf(element, style, around);
    const look = [
      ...backdrop.effects,
      ...backdrop.paint,
      style.color,
      style.fontSize,
      style.fontWeight,
      style.textDecorationLine,
      style.textShadow,
      element.matches('a'),
      element.matches(':disabled, [aria-disabled="true"]'),
      hasWords(element) && element.checkVisibility({ visibilityProperty: true }),
    ].join('|');
    const isKnown = seen.has(look);
    seen.add(look);
    if (!isKnown) found.add(look);
    const children = [...element.children].filter((child) => !isLeftOut(child));
    const knownChildren = children.filter((child) => visit(child, backdrop));
    if (isKnown && knownChildren.length === element.children.length) return true;
    knownChildren.forEach((child) => child.setAttribute(attribute, ''));
    return false;
  };
  for (const root of document.querySelectorAll(within)) {
    if (visit(root, { effects: [], paint: [] })) root.setAttribute(attribute, '');
  }
  return [...found];
}

/**
 * Colours and letters on their backgrounds that are not known yet. Elements with others, and those after
 * the first of each new look, are marked: of the cards of a list one is left, and of each kind of badge one.
 */
export const findNewLooks = (
  page: Page,
  { within, without, known }: { within: string; without: readonly string[]; known: Set<string> },
): Promise<string[]> =>
  page.evaluate(mark, { attribute: KNOWN_LOOK, within, without, known: [...known] });
