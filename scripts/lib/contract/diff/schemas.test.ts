import { describe, expect, it } from '@jest/globals';
import type { Schema } from './contract';
import { schemaComparer, type Usage } from './schemas';

const Cup: Schema = { $ref: '#/components/schemas/Cup' };

/** The changes of the component `Cup`. */
function changes(before: Schema, after: Schema, usage: Usage): string[] {
  const found: string[] = [];
  const compare = schemaComparer({ Cup: before }, { Cup: after }, (subject, what, kind) =>
    found.push(`${kind} ${subject}: ${what}`),
  );
  compare(Cup, Cup, { path: 'fill.body', usage });
  return found;
}

const text: Schema = { type: 'string' };
const withField = (field: Schema, required: string[] = []): Schema => ({
  type: 'object',
  required,
  properties: { size: field },
});

describe('a schema', () => {
  it.each<[string, Schema, Schema, string[], string[]]>([
    [
      'a new field',
      { type: 'object' },
      withField(text),
      ['added `Cup.size` in requests: new'],
      ['added `Cup.size` in answers: new'],
    ],
    [
      'a new field that is required',
      { type: 'object' },
      withField(text, ['size']),
      ['breaking `Cup.size` in requests: new and required'],
      ['added `Cup.size` in answers: new'],
    ],
    [
      'a field that is removed',
      withField(text),
      { type: 'object' },
      ['breaking `Cup.size` in requests: removed'],
      ['breaking `Cup.size` in answers: removed'],
    ],
    [
      'a field that becomes required',
      withField(text),
      withField(text, ['size']),
      ['breaking `Cup.size` in requests: is now required'],
      ['changed `Cup.size` in answers: is now required'],
    ],
    [
      'a field that becomes optional',
      withField(text, ['size']),
      withField(text),
      ['changed `Cup.size` in requests: is now optional'],
      ['breaking `Cup.size` in answers: is now optional'],
    ],
    [
      'a field that only answers have',
      { type: 'object' },
      withField({ type: 'string', readOnly: true }, ['size']),
      [],
      ['added `Cup.size` in answers: new'],
    ],
    [
      'a field that only requests have from now on',
      withField(text),
      withField({ type: 'string', writeOnly: true }),
      [],
      ['breaking `Cup.size` in answers: removed'],
    ],
    [
      'null',
      text,
      { type: ['string', 'null'] },
      ['changed `Cup` in requests: can be null'],
      ['breaking `Cup` in answers: can be null'],
    ],
    [
      'no null',
      { oneOf: [text, { type: 'null' }] },
      text,
      ['breaking `Cup` in requests: is never null'],
      ['changed `Cup` in answers: is never null'],
    ],
    [
      'another form of null',
      { type: ['string', 'null'], enum: ['a', null] },
      { anyOf: [{ enum: ['a'] }, { type: 'null' }], type: ['string', 'null'] },
      [],
      [],
    ],
    [
      'new values of an enumeration',
      { type: 'string', enum: ['a'] },
      { type: 'string', enum: ['a', 'b', 'c'] },
      ['changed `Cup` in requests: can also be `b`, `c`'],
      ['breaking `Cup` in answers: can also be `b`, `c`'],
    ],
    [
      'fewer values of an enumeration',
      { type: 'string', enum: ['a', 'b'] },
      { type: 'string', const: 'a' },
      ['breaking `Cup` in requests: can no longer be `b`'],
      ['changed `Cup` in answers: can no longer be `b`'],
    ],
    [
      'an enumeration where there was none',
      text,
      { type: 'string', enum: ['a', 'b'] },
      ['breaking `Cup` in requests: can only be `a`, `b`'],
      ['changed `Cup` in answers: can only be `a`, `b`'],
    ],
    [
      'no enumeration any more',
      { type: 'string', const: 'a' },
      text,
      ['changed `Cup` in requests: is no longer limited to `a`'],
      ['breaking `Cup` in answers: is no longer limited to `a`'],
    ],
    [
      'another type',
      { type: 'string', maxLength: 5 },
      { type: 'integer' },
      ['breaking `Cup` in requests: type is integer, was string'],
      ['breaking `Cup` in answers: type is integer, was string'],
    ],
    [
      'a wider type',
      { type: 'integer' },
      { type: 'number' },
      ['changed `Cup` in requests: type is number, was integer'],
      ['breaking `Cup` in answers: type is number, was integer'],
    ],
    [
      'a narrower type',
      { type: ['string', 'boolean'] },
      text,
      ['breaking `Cup` in requests: type is string, was string or boolean'],
      ['changed `Cup` in answers: type is string, was string or boolean'],
    ],
    [
      'a tighter upper limit',
      { type: 'string', maxLength: 9 },
      { type: 'string', maxLength: 5 },
      ['breaking `Cup` in requests: maxLength is `5`, was `9`'],
      ['changed `Cup` in answers: maxLength is `5`, was `9`'],
    ],
    [
      'a looser lower limit',
      { type: 'integer', minimum: 2 },
      { type: 'integer', minimum: 1 },
      ['changed `Cup` in requests: minimum is `1`, was `2`'],
      ['breaking `Cup` in answers: minimum is `1`, was `2`'],
    ],
    [
      'a new limit',
      { type: 'number' },
      { type: 'number', exclusiveMinimum: 0 },
      ['breaking `Cup` in requests: exclusiveMinimum is `0`, was none'],
      ['changed `Cup` in answers: exclusiveMinimum is `0`, was none'],
    ],
    [
      'a limit that is gone',
      { type: 'array', items: text, maxItems: 3 },
      { type: 'array', items: text },
      ['changed `Cup` in requests: maxItems is none, was `3`'],
      ['breaking `Cup` in answers: maxItems is none, was `3`'],
    ],
    [
      'another pattern',
      { type: 'string', pattern: '^a' },
      { type: 'string', pattern: '^b' },
      ['breaking `Cup` in requests: pattern is `^b`, was `^a`'],
      ['breaking `Cup` in answers: pattern is `^b`, was `^a`'],
    ],
    [
      'a rule that the comparison does not know',
      text,
      { type: 'string', not: { const: 'a' } },
      ['breaking `Cup` in requests: not is `{"const":"a"}`, was none'],
      ['changed `Cup` in answers: not is `{"const":"a"}`, was none'],
    ],
    [
      'another default',
      { type: 'integer', default: 20 },
      { type: 'integer', default: 50 },
      ['breaking `Cup` in requests: default is `50`, was `20`'],
      [],
    ],
    [
      'no further fields',
      { type: 'object' },
      { type: 'object', additionalProperties: false },
      ['breaking `Cup` in requests: has no further fields'],
      ['changed `Cup` in answers: has no further fields'],
    ],
    [
      'further fields',
      { type: 'object', additionalProperties: false },
      { type: 'object' },
      ['changed `Cup` in requests: can have further fields'],
      ['changed `Cup` in answers: can have further fields'],
    ],
    [
      'other values of a map',
      { type: 'object', additionalProperties: text },
      { type: 'object', additionalProperties: { type: 'integer' } },
      ['breaking `Cup.*` in requests: type is integer, was string'],
      ['breaking `Cup.*` in answers: type is integer, was string'],
    ],
    [
      'items of a list',
      withField({ type: 'array', items: withField(text) }),
      withField({ type: 'array', items: withField({ type: 'string', minLength: 1 }) }),
      ['breaking `Cup.size[].size` in requests: minLength is `1`, was none'],
      ['changed `Cup.size[].size` in answers: minLength is `1`, was none'],
    ],
    [
      'one more alternative',
      text,
      { oneOf: [text, { type: 'object', required: ['size'] }] },
      ['changed `Cup` in requests: can also be object with `size`'],
      ['breaking `Cup` in answers: can also be object with `size`'],
    ],
    [
      'one alternative less',
      { anyOf: [{ type: 'number' }, text] },
      text,
      ['breaking `Cup` in requests: can no longer be number'],
      ['changed `Cup` in answers: can no longer be number'],
    ],
    [
      'an alternative that changes',
      { type: 'object', oneOf: [{ required: ['a'] }, { type: 'string', maxLength: 5 }, text] },
      { oneOf: [{ type: 'object', required: ['a'] }] },
      [],
      [],
    ],
    [
      'the same in one piece and composed',
      { allOf: [withField({ type: 'string', maxLength: 9 }), withField(text, ['size'])] },
      withField({ allOf: [{ type: 'string', maxLength: 20 }, { maxLength: 9 }] }, ['size']),
      [],
      [],
    ],
    [
      'a field that is deprecated',
      withField(text),
      withField({ type: 'string', deprecated: true }),
      ['changed `Cup.size` in requests: deprecated'],
      ['changed `Cup.size` in answers: deprecated'],
    ],
  ])('%s', (_name, before, after, requests, answers) => {
    expect(changes(before, after, 'requests')).toEqual(requests);
    expect(changes(before, after, 'answers')).toEqual(answers);
  });

  it('of an error may get new codes, but lose no field', () => {
    const code = (...values: string[]) => withField({ type: 'string', enum: values });
    expect(changes(code('a'), code('a', 'b'), 'errors')).toEqual([
      'changed `Cup.size` in errors: can also be `b`',
    ]);
    expect(changes(code('a'), { type: 'object' }, 'errors')).toEqual([
      'breaking `Cup.size` in errors: removed',
    ]);
  });

  it('that contains itself is compared once', () => {
    const tree = (leaf: Schema): Schema => ({
      type: 'object',
      properties: {
        leaf,
        first: Cup,
        others: { type: 'array', items: { allOf: [Cup, { required: ['leaf'] }] } },
      },
    });
    expect(changes(tree(text), tree({ type: 'integer' }), 'answers')).toEqual([
      'breaking `Cup.leaf` in answers: type is integer, was string',
      'breaking `Cup.others[].leaf` in answers: type is integer, was string',
    ]);
  });

  it('that is composed of itself is refused', () => {
    const circle = { allOf: [Cup], type: 'object' };
    expect(() => changes(circle, circle, 'answers')).toThrow('Cup is composed of itself.');
  });
});
