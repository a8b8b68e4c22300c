import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalidInput } from '../lib/errors';
import { keepRawBody } from './rawBody';

/** Deeper than any request of the contract. */
const MAX_DEPTH = 12;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses JSON bodies strictly: valid UTF-8 only, no text that PostgreSQL cannot store, no prototype
 * keys, no nesting deeper than MAX_DEPTH. An empty body counts as absent.
 */
export function registerJsonBodyParser(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (body.length === 0) return undefined;
      keepRawBody(request, body);
      return readJson(body);
    },
  );
  app.addHook('preValidation', async (request) => {
    if (hasForbidden(request.query) || hasForbidden(request.params)) {
      throw invalidInput('The address has a character that is not allowed.');
    }
  });
}

function readJson(body: Buffer): unknown {
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    throw invalidInput('The request is not valid UTF-8.');
  }
  if (depthOf(text) > MAX_DEPTH) throw invalidInput('The request is nested too deeply.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidInput('The request is not valid JSON.');
  }
  if (hasForbidden(value)) throw invalidInput('The request has a character that is not allowed.');
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

/** PostgreSQL takes neither a NUL nor, in JSON, half of a surrogate pair. */
const isUnstorable = (text: string) => text.includes('\u0000') || /[\ud800-\udfff]/u.test(text);

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

function hasForbidden(value: unknown): boolean {
  if (typeof value === 'string') return isUnstorable(value);
  if (Array.isArray(value)) return value.some(hasForbidden);
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).some(
      ([key, entry]) => forbiddenKeys.has(key) || isUnstorable(key) || hasForbidden(entry),
    );
  }
  return false;
}
