/** Thrown if a font has no anchor for a mark on the preceding letter. */
const noAnchor = Symbol('no anchor');

const part = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const repaired = new WeakSet<object>();

/**
 * Makes fontkit skip a positioning rule without an anchor, as HarfBuzz does. Otherwise fontkit 2 throws, and tickets
 * with names in Telugu, Malayalam or Gurmukhi cannot be drawn.
 * @param doc a pdfkit document with its font selected
 */
export function passOverMissingAnchors(doc: object): void {
  const font = part(part(doc, '_font'), 'font');
  const positioning = part(part(part(font, '_layoutEngine'), 'engine'), 'GPOSProcessor');
  if (typeof positioning !== 'object' || positioning === null) return;
  const rules: unknown = Object.getPrototypeOf(positioning);
  if (typeof rules !== 'object' || rules === null || repaired.has(rules)) return;
  const getAnchor = part(rules, 'getAnchor');
  const applyLookup = part(rules, 'applyLookup');
  if (typeof getAnchor !== 'function' || typeof applyLookup !== 'function') return;
  repaired.add(rules);
  Reflect.set(rules, 'getAnchor', function (this: unknown, anchor: unknown): unknown {
    if (anchor === null || anchor === undefined) throw noAnchor;
    return Reflect.apply(getAnchor, this, [anchor]);
  });
  Reflect.set(rules, 'applyLookup', function (this: unknown, ...rule: unknown[]): unknown {
    try {
      return Reflect.apply(applyLookup, this, rule);
    } catch (error) {
      if (error === noAnchor) return false;
      throw error;
    }
  });
}
