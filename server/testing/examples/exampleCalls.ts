import { bookingExamples } from './bookingExamples';
import { eventExamples } from './eventExamples';
import type { Examples } from './exampleWorld';

/** The call whose answer is the example of each operation. */
export const exampleCalls: Examples = {
  ...eventExamples,
  ...bookingExamples,
};
