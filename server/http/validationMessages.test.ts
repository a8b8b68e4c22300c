import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describeValidation } from './validationMessages';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv, { keywords: true });

function describeBody(schema: object, body: unknown) {
  const validate = ajv.compile(schema);
  expect(validate(body)).toBe(false);
  // Fastify hands over what AJV found, with a message that is always there.
  const violations = (validate.errors ?? []).map((error) => ({
    ...error,
    message: error.message ?? '',
  }));
  return describeValidation(violations, 'body');
}

const field = (schema: object) => ({ type: 'object', properties: { ticket_tier: schema } });

describe('describeValidation', () => {
  it.each<[object, unknown, string]>([
    [{ type: 'integer' }, 'x', 'Ticket tier must be a whole number.'],
    [{ type: 'integer', minimum: 1 }, 0, 'Ticket tier must be 1 or more.'],
    [{ type: 'integer', maximum: 10 }, 11, 'Ticket tier must be 10 or less.'],
    [{ type: 'string' }, 1, 'Ticket tier must be a text.'],
    [{ type: 'boolean' }, 1, 'Ticket tier must be true or false.'],
    [{ type: 'array' }, 1, 'Ticket tier must be a list.'],
    [{ type: 'object' }, 1, 'Ticket tier must be a JSON object.'],
    [{ type: 'string', minLength: 1 }, '', 'Ticket tier is required.'],
    [{ type: 'string', minLength: 8 }, 'x', 'Ticket tier must be at least 8 characters long.'],
    [{ type: 'string', maxLength: 2 }, 'xxx', 'Ticket tier must be at most 2 characters long.'],
    [{ type: 'array', minItems: 1 }, [], 'Ticket tier must have at least 1 entry.'],
    [{ type: 'array', minItems: 2 }, [1], 'Ticket tier must have at least 2 entries.'],
    [{ type: 'array', maxItems: 1 }, [1, 2], 'Ticket tier must have at most 1 entries.'],
    [{ type: 'array', uniqueItems: true }, [1, 1], 'Ticket tier names something twice.'],
    [{ enum: ['a', 'b', null] }, 'c', 'Ticket tier must be one of: a, b.'],
    [{ type: 'string', format: 'email' }, 'x', 'Ticket tier is not a valid email.'],
    [
      { type: 'string', format: 'date', pattern: '^(20\\d{2}|2100)-' },
      '0001-01-01',
      'Ticket tier must be in the years 2000 to 2100.',
    ],
    [{ type: 'string', pattern: '^a$' }, 'b', 'Ticket tier is not valid.'],
  ])('%j and %j: %s', (schema, value, sentence) => {
    expect(describeBody(field(schema), { ticket_tier: value })).toEqual({
      message: sentence,
      fields: { ticket_tier: sentence },
    });
  });

  it('names a field inside a list by its place', () => {
    const schema = {
      type: 'object',
      properties: {
        attendees: { type: 'array', items: { type: 'object', required: ['full_name'] } },
      },
    };
    expect(describeBody(schema, { attendees: [{ full_name: 'a' }, {}] })).toEqual({
      message: 'Full name is required.',
      fields: { 'attendees.1.full_name': 'Full name is required.' },
    });
  });

  it('keeps the first sentence about a field, and one for each field', () => {
    const schema = {
      type: 'object',
      properties: { a: { type: 'string', minLength: 3, pattern: '^x' }, b: { type: 'integer' } },
    };
    expect(describeBody(schema, { a: 'y', b: 'z' }).fields).toEqual({
      a: 'A must be at least 3 characters long.',
      b: 'B must be a whole number.',
    });
  });

  it('has no field for the request as a whole', () => {
    expect(describeBody({ type: 'object' }, 1)).toEqual({
      message: 'The request must be a JSON object.',
      fields: undefined,
    });
    expect(describeBody({ type: 'object', minProperties: 1 }, {})).toEqual({
      message: 'The request changes nothing.',
      fields: undefined,
    });
  });
});
