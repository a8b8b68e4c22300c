import { expect, it } from '@jest/globals';
import { faultsOf } from './faults.mjs';

const request = { method: 'POST', url: '/api/events/12/cancel/?page=3' };
const inRequest = {
  location: ['request', 'body', 'reason'],
  code: 'type',
  message: 'must be string',
};
const inAnswer = { location: ['response', 'body', 'results', '4'], message: 'must have 17' };

it('what the contract refuses in a request is a fault where the server has accepted it', () => {
  expect(faultsOf({ request, status: 400 }, [inRequest])).toEqual([]);
  expect(faultsOf({ request, status: 200 }, [inRequest])).toEqual([
    'POST /api/events/…/cancel/ 200: request.body.reason type must be string',
  ]);
});

it('what does not fit in an answer is always a fault, the same one for each item', () => {
  for (const status of [200, 404]) {
    expect(faultsOf({ request, status }, [inAnswer])).toEqual([
      `POST /api/events/…/cancel/ ${status}: response.body.results.… must have …`,
    ]);
  }
});
