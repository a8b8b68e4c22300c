import type { AccessData } from './accessData';
import type { RequestBuilder } from './requestParts';

const request =
  (body?: (data: AccessData) => object): RequestBuilder =>
  (data) => ({ id: data.requests.waiting, ...(body && { body: body(data) }) });

export const approvalRequests = {
  listApprovals: () => ({}),
  createApproval: ({ requests }) => ({
    body: {
      booking_ids: [requests.needed],
      cost_centre: requests.costCentre,
      purpose: 'To meet the team.',
    },
  }),
  getApproval: request(),
  approveRequest: request(() => ({})),
  declineRequest: request(() => ({ reason: 'Not this year.' })),
  withdrawRequest: request(),
  delegateRequest: request(({ people }) => ({ to: people.colleague.id })),
  getApprovalLink: ({ requests }) => ({ token: requests.link }),
  approveByLink: ({ requests }) => ({ token: requests.link, body: {} }),
  declineByLink: ({ requests }) => ({ token: requests.link, body: { reason: 'No.' } }),
  getMailPreferences: () => ({}),
  setMailPreferences: () => ({ body: { approval_mails: 'daily', timezone: 'Asia/Kolkata' } }),
  getDelegation: () => ({}),
  setDelegation: ({ people }) => ({ body: { delegate_id: people.manager.id } }),
} satisfies Record<string, RequestBuilder>;
