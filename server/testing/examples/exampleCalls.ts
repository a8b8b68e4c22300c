import { accountExamples } from './accountExamples';
import { apiKeyExamples } from './apiKeyExamples';
import { approvalExamples } from './approvalExamples';
import { authExamples } from './authExamples';
import { authoringExamples } from './authoringExamples';
import { bookingExamples } from './bookingExamples';
import { companyExamples } from './companyExamples';
import { creditExamples } from './creditExamples';
import { eventExamples } from './eventExamples';
import type { Examples } from './exampleWorld';
import { organizerExamples } from './organizerExamples';
import { platformExamples } from './platformExamples';
import { seatExamples } from './seatExamples';
import { securityExamples } from './securityExamples';
import { ticketExamples } from './ticketExamples';
import { webhookExamples } from './webhookExamples';

/** The call whose answer is the example of each operation. */
export const exampleCalls: Examples = {
  ...authExamples,
  ...eventExamples,
  ...bookingExamples,
  ...ticketExamples,
  ...companyExamples,
  ...approvalExamples,
  ...seatExamples,
  ...creditExamples,
  ...organizerExamples,
  ...apiKeyExamples,
  ...authoringExamples,
  ...platformExamples,
  ...accountExamples,
  ...securityExamples,
  ...webhookExamples,
};
