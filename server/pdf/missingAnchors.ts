/** Thrown where a font has no place for a mark at the letter that stands before it. */
const noAnchor = Symbol('no anchor');

const part = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const repaired = new WeakSet<object>();

/**
 * Lets fontkit pass over a rule that gives a mark no place, as HarfBuzz does. Version 2 fails there, so that names in
 * Telugu, Malayalam or Gurmukhi would have no ticket.
 * @param doc a PDF document of pdfkit whose font is chosen
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
