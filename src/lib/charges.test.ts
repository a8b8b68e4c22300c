import { expect, it } from '@jest/globals';
import { chargesNote } from './charges';

it('names what payment adds to a price', () => {
  expect(chargesNote(['service_fee', 'gst'])).toBe('+ fee & GST');
  expect(chargesNote(['gst'])).toBe('+ GST');
  expect(chargesNote([])).toBeUndefined();
  expect(chargesNote(undefined)).toBeUndefined();
});
