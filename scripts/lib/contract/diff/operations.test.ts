import { describe, expect, it } from '@jest/globals';
import { testContract } from '../../../../server/testing/testContract';
import { bindingPart, releasedText } from '../released';
import type { Contract, Operation, Schema } from './contract';
import { compareContracts, sentenceOf } from './operations';

const found = (before: Contract, after: Contract) =>
  compareContracts(before, after).map((change) => `${change.kind} ${sentenceOf(change)}`);

/** A contract with one operation, `POST /cups/`. */
const contractOf = (operation: Partial<Operation>, schemas: Record<string, Schema> = {}) => ({
  version: '1.0.0',
  paths: { '/cups/': { post: { operationId: 'fill', ...operation } } },
  components: { schemas },
});

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const Cup: Schema = { $ref: '#/components/schemas/Cup' };
const text: Schema = { type: 'string' };
const withField = (field: Schema): Schema => ({ type: 'object', properties: { size: field } });

describe('an operation', () => {
  const none: Contract = { version: '1.0.0', paths: {} };
  const page = (more = {}) => ({ name: 'page', in: 'query', schema: { type: 'integer' }, ...more });
  const token = [{ bearerAuth: [] }];

  it.each<[string, Partial<Operation>, Partial<Operation>, string[]]>([
    ['deprecated', {}, { deprecated: true }, ['changed `fill`: deprecated']],
    [
      'with a token from now on',
      { security: [{}, ...token] },
      { security: token },
      ['breaking `fill`: only with a token, was for everybody, and a token counts'],
    ],
    [
      'for everybody from now on',
      { security: token },
      { security: [] },
      ['changed `fill`: for everybody, was only with a token'],
    ],
    ['a new parameter', {}, { parameters: [page()] }, ['added `fill.query.page` in requests: new']],
    [
      'a new parameter that is required',
      {},
      { parameters: [page({ required: true })] },
      ['breaking `fill.query.page` in requests: new and required'],
    ],
    [
      'no parameter any more',
      { parameters: [page()] },
      {},
      ['breaking `fill.query.page` in requests: removed'],
    ],
    [
      'a parameter that becomes required',
      { parameters: [page({ required: false })] },
      { parameters: [page({ required: true })] },
      ['breaking `fill.query.page` in requests: is now required'],
    ],
    [
      'a limit of a parameter',
      { parameters: [page()] },
      { parameters: [page({ schema: { type: 'integer', maximum: 9 } })] },
      ['breaking `fill.query.page` in requests: maximum is `9`, was none'],
    ],
    [
      'another form of a parameter',
      { parameters: [page({ explode: false })] },
      { parameters: [page()] },
      ['changed `fill.query.page` in requests: explode is none, was `false`'],
    ],
    [
      'a new body',
      {},
      { requestBody: { required: true, ...json(text) } },
      ['breaking `fill.body` in requests: new and required'],
    ],
    [
      'another media type of a body',
      { requestBody: json(text) },
      { requestBody: { content: { 'text/csv': { schema: text } } } },
      [
        'breaking `fill.body.json` in requests: removed',
        'added `fill.body.text/csv` in requests: new',
      ],
    ],
    [
      'other answers',
      { responses: { '200': {}, '409': {}, '410': {} } },
      { responses: { '202': {}, '409': {}, '429': {} } },
      [
        'added `fill`: answers 429 too',
        'changed `fill`: no longer answers 410',
        'breaking `fill.200` in answers: removed',
        'added `fill.202` in answers: new',
      ],
    ],
    [
      'other headers',
      { responses: { '200': { ...json(text), headers: { ETag: { schema: text } } } } },
      { responses: { '200': { ...json(text), headers: { Age: { schema: text } } } } },
      [
        'breaking `fill.200.header.ETag` in answers: removed',
        'added `fill.200.header.Age` in answers: new',
      ],
    ],
  ])('%s', (_name, before, after, sentences) => {
    expect(found(contractOf(before), contractOf(after))).toEqual(sentences);
  });

  it('new, removed, renamed, moved', () => {
    const at = (url: string, operationId = 'fill'): Contract => ({
      version: '1.0.0',
      paths: { [url]: { post: { operationId } } },
    });
    expect(found(none, at('/cups/'))).toEqual(['added `fill`: new, POST /cups/']);
    expect(found(at('/cups/'), none)).toEqual(['breaking `fill`: removed, POST /cups/']);
    expect(found(at('/cups/'), at('/cups/', 'pour'))).toEqual([
      'breaking `fill`: renamed to `pour`, which breaks generated clients',
    ]);
    expect(found(at('/cups/'), at('/mugs/'))).toEqual([
      'breaking `fill`: moved from POST /cups/ to POST /mugs/',
    ]);
    expect(found(at('/cups/{id}'), at('/cups/{cup}/'))).toEqual([]);
  });

  it('reads shared parameters, answers and headers', () => {
    const shared = (maximum: number): Contract => ({
      version: '1.0.0',
      paths: {
        '/a/': {
          parameters: [{ $ref: '#/components/parameters/Page' }],
          get: {
            operationId: 'readA',
            responses: { '404': { $ref: '#/components/responses/NotFound' } },
          },
        },
      },
      components: {
        parameters: { Page: page({ schema: { type: 'integer', maximum } }) },
        responses: { NotFound: { headers: { Age: { $ref: '#/components/headers/Age' } } } },
        headers: { Age: { schema: { type: 'integer', maximum } } },
      },
    });
    expect(found(shared(9), shared(5))).toEqual([
      'breaking `parameters.Page` in requests: maximum is `5`, was `9`',
      'changed `headers.Age` in errors: maximum is `5`, was `9`',
    ]);
  });
});

describe('a component', () => {
  it('may get another name, or none', () => {
    const body = contractOf({ requestBody: json(Cup) }, { Cup: withField(text) });
    const renamed = contractOf(
      { requestBody: json({ $ref: '#/components/schemas/Mug' }) },
      { Mug: withField(text) },
    );
    expect(found(body, renamed)).toEqual([]);
    const inline = contractOf({ requestBody: json(withField({ type: 'boolean' })) });
    expect(found(body, inline)).toEqual([
      'breaking `fill.body.json.size` in requests: type is boolean, was string',
    ]);
  });

  it('of several operations is one change', () => {
    const shared = (schema: Schema): Contract => ({
      version: '1.0.0',
      paths: {
        '/a/': { get: { operationId: 'readA', responses: { '200': json(Cup) } } },
        '/b/': { get: { operationId: 'readB', responses: { '200': json({ oneOf: [Cup] }) } } },
      },
      components: { schemas: { Cup: schema } },
    });
    expect(compareContracts(shared(withField(text)), shared({ type: 'object' }))).toEqual([
      {
        subject: '`Cup.size` in answers',
        what: 'removed',
        kind: 'breaking',
        operations: ['readA', 'readB'],
      },
    ]);
  });
});

it('finds nothing in another example of an answer', () => {
  const withExample = (size: string) => {
    const content = { 'application/json': { schema: withField(text), example: { size } } };
    const operation = contractOf({ responses: { '200': { content } } });
    return bindingPart({ ...operation, info: { version: '1.0.0' } });
  };
  expect(withExample('large')).toEqual(withExample('small'));
});

it('finds nothing between openapi.yaml and itself, as it is stored for a release', () => {
  const contract = bindingPart(testContract());
  expect(compareContracts(JSON.parse(releasedText(contract)), contract)).toEqual([]);
});

it('leaves out what only describes values', () => {
  const described = {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: { type: 'array' },
    description: 'A list of cups.',
    'x-secret': true,
  };
  const document = {
    info: { version: '1.0.0' },
    paths: {},
    components: { schemas: { Cup: described } },
  };
  expect(bindingPart(document).components?.schemas).toEqual({ Cup: { type: 'string' } });
});
