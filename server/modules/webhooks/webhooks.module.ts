import type { ModuleDeps } from '../../deps';
import type { RateLimits } from '../../http/rateLimits/rateLimits.service';
import type { MailQueue } from '../../mail/mailQueue.service';
import { createWebhookSender } from './sendWebhooks.service';
import { createWebhooksHandlers } from './webhooks.routes';
import { companyOwner, createWebhooksService } from './webhooks.service';

/** Webhooks: other systems of companies and organizers are told what has changed. */
export function createWebhooksModule(
  deps: ModuleDeps,
  { mail, rateLimits }: { mail: MailQueue; rateLimits: RateLimits },
) {
  return {
    handlers: createWebhooksHandlers(createWebhooksService({ ...deps, rateLimits }), companyOwner),
    sender: createWebhookSender({ ...deps, mail }),
  };
}
