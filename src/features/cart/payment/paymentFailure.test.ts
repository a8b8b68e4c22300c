import { describe, expect, it } from '@jest/globals';
import { describePaymentFailure } from './paymentFailure';

describe('a failed payment', () => {
  it('without an answer may be tried again, and says that nothing is paid twice', () => {
    const failure = describePaymentFailure({ message: 'gone', code: 'network_error' });
    expect(failure.text).toBe(
      'Network error. Please check your connection and try again. You can pay again: the same payment is never taken twice.',
    );
  });

  it('says that it was declined, in the words of the server', () => {
    const failure = describePaymentFailure({
      status: 402,
      code: 'payment_refused',
      message: 'The payment was declined. Nothing was charged.',
    });
    expect(failure.title).toBe('Payment declined');
    expect(failure.text).toContain('Nothing was charged.');
  });

  it('names each line that is gone, with what is left', () => {
    const failure = describePaymentFailure({
      status: 409,
      code: 'sold_out',
      message: 'Some seats are gone.',
      details: {
        lines: [
          { booking: 101, available: 2, code: 'sold_out' },
          { booking: 102, available: 0 },
          { booking: 103, available: 5, code: 'booking_closed' },
          { booking: 'x' },
        ],
      },
    });
    expect(failure.lines).toEqual({
      101: 'Only 2 left. Change the number of tickets to continue.',
      102: 'Sold out. Remove it to continue.',
      103: 'No longer open for booking. Remove it to continue.',
    });
  });

  it('names lines by their ids alone, too', () => {
    const details = { booking_ids: [101], available: 1 };
    expect(
      describePaymentFailure({ status: 409, code: 'sold_out', message: 'Gone.', details }).lines,
    ).toEqual({ 101: 'Only 1 left. Change the number of tickets to continue.' });
    expect(
      describePaymentFailure({ status: 409, code: 'already_paid', message: 'Paid.', details })
        .lines,
    ).toEqual({ 101: 'Already paid.' });
    expect(
      describePaymentFailure({ status: 409, code: 'hold_expired', message: 'Over.', details })
        .lines,
    ).toEqual({ 101: 'Its hold expired twice. Remove it and add the tickets again.' });
  });

  it('says what it costs now, as money reads here', () => {
    const details = { amount: '486240.00' };
    const error = { status: 409, code: 'amount_changed', message: 'INR 486240.00', details };
    expect(describePaymentFailure(error).text).toBe(
      'The total is now ₹4,86,240.00. Check it, then pay again.',
    );
    expect(describePaymentFailure(error, 'USD').text).toContain('$486,240.00');
  });

  it.each([
    ['amount_changed', 'The amount has changed'],
    ['price_changed', 'The price has changed'],
    ['hold_expired', 'The hold has expired'],
    ['hold_limit', 'Too many unpaid seats'],
    ['something_new', 'Failed to initiate payment'],
  ])('has a title for %s', (code, title) => {
    expect(describePaymentFailure({ status: 409, code, message: 'No.' }).title).toBe(title);
  });

  it('falls back to the sentence of the catalogue', () => {
    expect(describePaymentFailure(new Error('boom'))).toEqual({
      title: 'Failed to initiate payment',
      text: 'Please try again.',
      lines: {},
    });
  });
});
