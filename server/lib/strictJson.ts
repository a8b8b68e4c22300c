import { invalidInput } from './errors';

/** Deeper than anything in the contract. */
const MAX_DEPTH = 12;

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** PostgreSQL accepts neither a NUL nor, in JSON, half of a surrogate pair. */
export const isUnstorable = (text: string) =>
  text.includes('\u0000') || /[\ud800-\udfff]/u.test(text);

/**
 * Parses JSON strictly: no text that PostgreSQL cannot store, no prototype keys, no nesting deeper than
 * MAX_DEPTH.
 * @param subject how a sentence begins, such as `The request`
 * @throws AppError 400
 */
export function parseJson(text: string, subject: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw invalidInput(`${subject} is nested too deeply.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidInput(`${subject} is not valid JSON.`);
  }
  if (hasForbidden(value)) throw invalidInput(`${subject} has a character that is not allowed.`);
  return value;
}

/** Counts brackets outside strings, so that excessive nesting is refused before parsing. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (inString) {
      if (char === '\\') index += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') deepest = Math.max(deepest, (depth += 1));
    else if (char === '}' || char === ']') depth -= 1;
  }
  return deepest;
}

/** Whether a value has text or keys that are not accepted. Its nesting is checked before. */
export function hasForbidden(value: unknown): boolean {
  if (typeof value === 'string') return isUnstorable(value);
  if (Array.isArray(value)) return value.some(hasForbidden);
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).some(
      ([key, entry]) => forbiddenKeys.has(key) || isUnstorable(key) || hasForbidden(entry),
    );
  }
  return false;
}
