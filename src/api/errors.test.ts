/** @jest-environment ./scripts/lib/jest/sharedEnvironment.mjs */
import { describe, expect, it } from '@jest/globals';
import {
  answerToAppError,
  errorMessage,
  isNetworkError,
  isUnexpected,
  NETWORK_ERROR_MESSAGE,
  toAppError,
} from './errors';

const contractBody = {
  error: 'Only 2 tickets are left.',
  code: 'sold_out',
  fields: { quantity: 'At most 2.' },
  details: { available: 2 },
  request_id: 'req-1',
};

describe('the message of an answer (docs/product/calls.md#messages)', () => {
  it('is the error, with everything the contract adds', () => {
    expect(answerToAppError(409, contractBody)).toEqual({
      message: 'Only 2 tickets are left.',
      status: 409,
      code: 'sold_out',
      fields: { quantity: 'At most 2.' },
      details: { available: 2 },
      requestId: 'req-1',
      data: contractBody,
    });
  });

  it.each([
    [{ error: 'First', message: 'Second' }, 'First'],
    [{ error: '', message: 'Second' }, 'Second'],
    [{ detail: 'unknown shape' }, 'HTTP error! status: 400'],
    ['Plain words', 'Plain words'],
    ['', 'HTTP error! status: 400'],
    [null, 'HTTP error! status: 400'],
    ['<html><body>Bad gateway</body></html>', 'HTTP error! status: 400'],
    ['x'.repeat(301), 'HTTP error! status: 400'],
  ])('of %j is %j', (body, message) => {
    expect(answerToAppError(400, body)).toEqual({
      message,
      status: 400,
      ...(body !== null && { data: body }),
    });
  });
});

describe('anything thrown', () => {
  it.each(['FETCH_ERROR', 'TIMEOUT_ERROR'])('%s is the network message', (status) => {
    const error = toAppError({ status, error: 'TypeError: Failed to fetch' });
    expect(error.message).toBe(NETWORK_ERROR_MESSAGE);
    expect(isNetworkError(error)).toBe(true);
  });

  it('of the base query keeps its status and body', () => {
    expect(
      toAppError({ status: 404, data: { error: 'Event not found', code: 'not_found' } }),
    ).toEqual({
      message: 'Event not found',
      status: 404,
      code: 'not_found',
      data: { error: 'Event not found', code: 'not_found' },
    });
  });

  it('that could not be parsed keeps the status of its answer', () => {
    const broken = {
      status: 'PARSING_ERROR',
      originalStatus: 200,
      data: '{',
      error: 'SyntaxError',
    };
    expect(toAppError(broken)).toEqual({ message: '{', status: 200, data: '{' });
  });

  it('that is an AppError already stays as it is', () => {
    const error = answerToAppError(409, contractBody);
    expect(toAppError(error)).toEqual(error);
  });

  it.each([
    [new TypeError('x is undefined'), 'x is undefined'],
    ['Plain words', 'Plain words'],
    [undefined, 'Unknown error'],
  ])('%p has a message', (thrown, message) => {
    expect(toAppError(thrown)).toEqual({ message });
  });
});

describe('the message on the screen', () => {
  it.each([
    [answerToAppError(401, { error: 'Wrong password.' }), 'Wrong password.'],
    [answerToAppError(500, null), 'Login failed'],
    [toAppError({ status: 'FETCH_ERROR' }), NETWORK_ERROR_MESSAGE],
    [new TypeError('x is undefined'), 'Login failed'],
  ])('of %j is %j', (error, sentence) => {
    expect(errorMessage(error, 'Login failed')).toBe(sentence);
  });

  it('is shown by the listener only for the network and 5xx', () => {
    expect(isUnexpected(toAppError({ status: 'TIMEOUT_ERROR' }))).toBe(true);
    expect(isUnexpected(answerToAppError(503, null))).toBe(true);
    expect(isUnexpected(answerToAppError(429, null))).toBe(false);
    expect(isUnexpected(new Error('ours'))).toBe(false);
  });
});
