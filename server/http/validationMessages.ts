import type { FastifySchemaValidationError } from 'fastify';
import { currencyProblem, zoneProblem } from '../lib/placeNames';

type Violation = FastifySchemaValidationError;

/** Sentences of docs/product/people.md#sign-up, and others that say more than the schema does. */
const fixedSentences: ReadonlyMap<string, string> = new Map([
  ['first_name required', 'First name is required'],
  ['last_name required', 'Last name is required'],
  ['email required', 'Email is required'],
  ['email minLength', 'Please enter a valid email address'],
  ['password required', 'Password is required'],
  ['password minLength', 'Password must be at least 8 characters long'],
  ['otp required', 'OTP is required'],
  ['otp pattern', 'OTP must be 6 digits'],
  ['username pattern', 'Username may have letters, digits, dots, dashes and underscores.'],
  ['page maximum', 'Pages go up to 100. Search or filter to find what is further on.'],
  ['dob format', 'Date of birth must be a real date.'],
  ['date_from format', 'The first day must be a real date, such as 2026-12-05.'],
  ['date_to format', 'The last day must be a real date, such as 2026-12-05.'],
]);

/** Sentences that quote the value. */
const sentencesAbout: ReadonlyMap<string, (text: string) => string> = new Map([
  ['currency enum', currencyProblem],
  ['price pattern', (text) => `Price “${text}” is not an amount. Write it like 1250.00.`],
  ['timezone pattern', zoneProblem],
  ['timezone maxLength', zoneProblem],
]);

const names: ReadonlyMap<string, string> = new Map([
  ['fname', 'First name'],
  ['lname', 'Last name'],
  ['dob', 'Date of birth'],
  ['company_id', 'Company ID'],
  ['otp', 'OTP'],
]);

/** The label of a field: `ticket_tier` -> `Ticket tier`. */
function label(field: string): string {
  const words = field.replace(/_/g, ' ').trim();
  return names.get(field) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function fieldOf(violation: Violation): string {
  const path = violation.instancePath.split('/').filter(Boolean);
  if (violation.keyword === 'required') path.push(String(violation.params.missingProperty));
  if (violation.keyword === 'additionalProperties') {
    path.push(String(violation.params.additionalProperty));
  }
  return path.join('.');
}

function lastName(field: string): string {
  return (
    field
      .split('.')
      .filter((part) => !/^\d+$/.test(part))
      .at(-1) ?? field
  );
}

/** The contract's pattern for days and times in bodies. */
const YEARS = '^(20\\d{2}|2100)-';

function sentence(violation: Violation, field: string): string {
  const params = violation.params as Record<string, unknown>;
  // An empty text counts as missing, whatever its minimum length.
  const isMissing = 'data' in violation && violation.data === '';
  const own = fixedSentences.get(`${field} ${isMissing ? 'required' : violation.keyword}`);
  if (own !== undefined) return own;
  const about = sentencesAbout.get(`${lastName(field)} ${violation.keyword}`);
  if (about && 'data' in violation) return about(String(violation.data));
  const name = label(lastName(field) || 'The request');
  switch (violation.keyword) {
    case 'required':
      return `${name} is required.`;
    case 'additionalProperties':
      return `${name} is not a field of this request.`;
    case 'minimum':
      return `${name} must be ${String(params.limit)} or more.`;
    case 'maximum':
      return `${name} must be ${String(params.limit)} or less.`;
    case 'minLength':
      return params.limit === 1
        ? `${name} is required.`
        : `${name} must be at least ${String(params.limit)} characters long.`;
    case 'maxLength':
      return `${name} must be at most ${String(params.limit)} characters long.`;
    case 'minItems':
      return `${name} must have at least ${String(params.limit)} ${params.limit === 1 ? 'entry' : 'entries'}.`;
    case 'maxItems':
      return `${name} must have at most ${String(params.limit)} entries.`;
    case 'uniqueItems':
      return `${name} names something twice.`;
    case 'minProperties':
      return 'The request changes nothing.';
    case 'enum':
      return `${name} must be one of: ${(params.allowedValues as unknown[]).filter((v) => v !== null).join(', ')}.`;
    case 'type': {
      const wanted = String(params.type);
      if (wanted.includes('integer')) return `${name} must be a whole number.`;
      if (wanted.includes('object')) return `${name} must be a JSON object.`;
      if (wanted.includes('array')) return `${name} must be a list.`;
      if (wanted.includes('boolean')) return `${name} must be true or false.`;
      return `${name} must be a text.`;
    }
    case 'pattern':
      return params.pattern === YEARS
        ? `${name} must be in the years 2000 to 2100.`
        : `${name} is not valid.`;
    case 'format':
      return `${name} is not a valid ${String(params.format)}.`;
    default:
      return `${name} is not valid.`;
  }
}

/** AJV's errors as one sentence, and one per field (D3). */
export function describeValidation(
  violations: readonly Violation[],
  part: string | undefined,
): { message: string; fields: Record<string, string> | undefined } {
  const fields: Record<string, string> = {};
  for (const violation of violations) {
    const field = fieldOf(violation);
    if (!(field in fields)) fields[field] = sentence(violation, field);
  }
  const message = Object.values(fields)[0] ?? 'The request is not valid.';
  delete fields[''];
  const named = Object.keys(fields).length > 0 && part !== undefined;
  return { message, fields: named ? fields : undefined };
}
