import { describe, expect, it } from '@jest/globals';
import { testContract } from '../testing/testContract';
import { operationRoutes } from './operationRoutes';

const contract = testContract();
const { '/health/': health = {} } = contract.paths;
const routes = operationRoutes(contract);
const routeOf = (operationId: string) =>
  routes.find(({ info }) => info.operationId === operationId);

/** The contract with one schema more, and one operation that answers with it. */
function withAnswer(schema: object) {
  const responses = {
    200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Odd' } } } },
  };
  return {
    ...contract,
    paths: { '/odd/': { get: { ...health.get, responses } } } as typeof contract.paths,
    components: { ...contract.components, schemas: { Odd: schema } },
  };
}

describe('the routes of the contract', () => {
  it('have the address, the method and the schemas of their operation', () => {
    expect(routeOf('getEvent')).toMatchObject({
      method: 'GET',
      url: '/events/:id/',
      schema: {
        params: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
        response: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } },
      },
    });
    expect(routeOf('uploadImage')?.schema.body).toBeUndefined();
  });

  it('hold no reference that is left', () => {
    expect(JSON.stringify(routes)).not.toContain('$ref');
  });

  it('limit integers to those that JavaScript represents exactly', () => {
    const counts = {
      properties: { seats: { type: ['integer', 'null'] }, rows: { maximum: 9, type: 'integer' } },
    };
    const [odd] = operationRoutes(withAnswer(counts));
    expect(Object(odd?.schema.response)[200].content['application/json'].schema.properties).toEqual(
      {
        seats: { type: ['integer', 'null'], maximum: Number.MAX_SAFE_INTEGER },
        rows: { type: 'integer', maximum: 9 },
      },
    );
  });

  it('share the schema of an answer that several operations have', () => {
    const [first, second] = ['getEvent', 'listEvents'].map(
      (id) => Object(routeOf(id)?.schema.response)[429].content['application/json'].schema,
    );
    expect(first).toEqual(expect.objectContaining({ type: 'object' }));
    expect(first).toBe(second);
  });
});

describe('a reference', () => {
  it('to something missing in the contract is an error', () => {
    const broken = withAnswer({ $ref: '#/components/schemas/Missing' });
    expect(() => operationRoutes(broken)).toThrow('there is no #/components/schemas/Missing');
  });

  it('to itself is an error', () => {
    const circular = withAnswer({ properties: { inner: { $ref: '#/components/schemas/Odd' } } });
    expect(() => operationRoutes(circular)).toThrow('#/components/schemas/Odd refers to itself');
  });
});
