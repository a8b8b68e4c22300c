import type { RequestBuilder } from './requestParts';

const ofCompany =
  (body?: object): RequestBuilder =>
  ({ webhooks: { company } }) => ({
    id: company.webhook,
    path: { delivery_id: String(company.delivery) },
    ...(body && { body }),
  });

const ofOrganizer =
  (body?: object): RequestBuilder =>
  ({ organizer, webhooks }) => {
    const { webhook, delivery } = webhooks.organizer;
    return {
      id: organizer.id,
      path: { webhook_id: String(webhook), delivery_id: String(delivery) },
      ...(body && { body }),
    };
  };

const added = { url: 'https://hooks.acme.example/foyer', events: ['booking.paid'] };
const changed = { events: ['booking.cancelled'] };

/** Calls for webhooks. */
export const webhookRequests = {
  listCompanyWebhooks: ofCompany(),
  createCompanyWebhook: ofCompany(added),
  updateCompanyWebhook: ofCompany(changed),
  deleteCompanyWebhook: ofCompany(),
  rotateCompanyWebhookSecret: ofCompany(),
  testCompanyWebhook: ofCompany(),
  listCompanyWebhookDeliveries: ofCompany(),
  resendCompanyWebhookDelivery: ofCompany(),
  listOrganizerWebhooks: ofOrganizer(),
  createOrganizerWebhook: ofOrganizer(added),
  updateOrganizerWebhook: ofOrganizer(changed),
  deleteOrganizerWebhook: ofOrganizer(),
  rotateOrganizerWebhookSecret: ofOrganizer(),
  testOrganizerWebhook: ofOrganizer(),
  listOrganizerWebhookDeliveries: ofOrganizer(),
  resendOrganizerWebhookDelivery: ofOrganizer(),
} satisfies Record<string, RequestBuilder>;

const DELIVERY = { because: 'It changes nothing; the list of deliveries shows it.' };

/** The audit entries of the calls that write. */
export const auditedWebhookCalls = {
  createCompanyWebhook: { action: 'webhook.added', as: 'company_admin' },
  updateCompanyWebhook: { action: 'webhook.changed', as: 'company_admin' },
  rotateCompanyWebhookSecret: { action: 'webhook.secret_replaced', as: 'company_admin' },
  deleteCompanyWebhook: { action: 'webhook.deleted', as: 'company_admin' },
  testCompanyWebhook: DELIVERY,
  resendCompanyWebhookDelivery: DELIVERY,
  createOrganizerWebhook: { action: 'webhook.added' },
  updateOrganizerWebhook: { action: 'webhook.changed' },
  rotateOrganizerWebhookSecret: { action: 'webhook.secret_replaced' },
  deleteOrganizerWebhook: { action: 'webhook.deleted' },
  testOrganizerWebhook: DELIVERY,
  resendOrganizerWebhookDelivery: DELIVERY,
} as const;
