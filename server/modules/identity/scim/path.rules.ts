import { filter, parse } from 'scim2-parse-filter';
import { ScimError } from '../../../contract/scimError';

/** `emails[type eq "work"].value`, in lower case but for the filter. */
interface AttributePath {
  attribute: string;
  filter: string | null;
  sub: string | null;
}

const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/i;
const EXTENSION = /^urn:[^[\]]+$/i;
const PATH = /^([a-z$][\w$-]*)(?:\[(.+)\])?(?:\.([a-z$][\w$-]*))?$/i;

/**
 * Reads the path of an operation (RFC 7644, 3.5.2). Attributes of extensions, which Foyer does not have, are read as one
 * name.
 * @throws ScimError invalidPath
 */
export function readPath(text: string): AttributePath {
  const path = text.trim().replace(CORE, '');
  if (EXTENSION.test(path)) return { attribute: path.toLowerCase(), filter: null, sub: null };
  const [, attribute, within, sub] = PATH.exec(path) ?? [];
  if (attribute === undefined) throw new ScimError('invalidPath', `The path ${text} is not valid.`);
  return {
    attribute: attribute.toLowerCase(),
    filter: within ?? null,
    sub: sub?.toLowerCase() ?? null,
  };
}

/**
 * Whether a resource, or a value of an attribute, matches a filter. Names and values are compared without case.
 * @throws ScimError invalidFilter
 */
export function matches(text: string, value: object): boolean {
  const lower: unknown = JSON.parse(JSON.stringify(value).toLowerCase());
  try {
    return filter(parse(text.toLowerCase()))(lower);
  } catch {
    throw new ScimError('invalidFilter', `The filter ${text} is not valid.`);
  }
}
