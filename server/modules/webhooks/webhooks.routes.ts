import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { Caller } from '../../contract/caller';
import type { WebhooksService } from './webhooks.service';
import type { WebhookOwner } from './webhooks.types';

export type WebhooksOperation =
  | `list${'Company' | 'Organizer'}Webhooks`
  | `${'create' | 'update' | 'delete' | 'test'}${'Company' | 'Organizer'}Webhook`
  | `rotate${'Company' | 'Organizer'}WebhookSecret`
  | `list${'Company' | 'Organizer'}WebhookDeliveries`
  | `resend${'Company' | 'Organizer'}WebhookDelivery`;

export function createWebhooksHandlers(
  service: WebhooksService,
  companyOwner: (caller: Caller) => WebhookOwner,
): Handlers<WebhooksOperation> {
  const { organizerOwner } = service;
  return {
    listCompanyWebhooks: async (request) => service.list(companyOwner(callerOf(request))),
    createCompanyWebhook: async (request) => {
      const caller = callerOf(request);
      return service.create(caller, companyOwner(caller), request.body);
    },
    updateCompanyWebhook: async (request) => {
      const caller = callerOf(request);
      return service.update(caller, companyOwner(caller), request.params.id, request.body);
    },
    deleteCompanyWebhook: async (request) => {
      const caller = callerOf(request);
      return service.remove(caller, companyOwner(caller), request.params.id);
    },
    rotateCompanyWebhookSecret: async (request) => {
      const caller = callerOf(request);
      return service.rotateSecret(caller, companyOwner(caller), request.params.id);
    },
    testCompanyWebhook: async (request) =>
      service.test(companyOwner(callerOf(request)), request.params.id),
    listCompanyWebhookDeliveries: async (request) =>
      service.deliveries(companyOwner(callerOf(request)), request.params.id, request.query),
    resendCompanyWebhookDelivery: async (request) => {
      const { id, delivery_id: delivery } = request.params;
      return service.resend(companyOwner(callerOf(request)), id, delivery);
    },

    listOrganizerWebhooks: async (request) =>
      service.list(await organizerOwner(callerOf(request), request.params.id)),
    createOrganizerWebhook: async (request) => {
      const caller = callerOf(request);
      const owner = await organizerOwner(caller, request.params.id);
      return service.create(caller, owner, request.body);
    },
    updateOrganizerWebhook: async (request) => {
      const caller = callerOf(request);
      const { id, webhook_id: webhook } = request.params;
      return service.update(caller, await organizerOwner(caller, id), webhook, request.body);
    },
    deleteOrganizerWebhook: async (request) => {
      const caller = callerOf(request);
      const { id, webhook_id: webhook } = request.params;
      return service.remove(caller, await organizerOwner(caller, id), webhook);
    },
    rotateOrganizerWebhookSecret: async (request) => {
      const caller = callerOf(request);
      const { id, webhook_id: webhook } = request.params;
      return service.rotateSecret(caller, await organizerOwner(caller, id), webhook);
    },
    testOrganizerWebhook: async (request) => {
      const { id, webhook_id: webhook } = request.params;
      return service.test(await organizerOwner(callerOf(request), id), webhook);
    },
    listOrganizerWebhookDeliveries: async (request) => {
      const { id, webhook_id: webhook } = request.params;
      const owner = await organizerOwner(callerOf(request), id);
      return service.deliveries(owner, webhook, request.query);
    },
    resendOrganizerWebhookDelivery: async (request) => {
      const { id, webhook_id: webhook, delivery_id: delivery } = request.params;
      return service.resend(await organizerOwner(callerOf(request), id), webhook, delivery);
    },
  };
}
