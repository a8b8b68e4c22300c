import type { Handlers } from '../../../contract/types';
import type { SupportService } from './support.service';

export function createSupportHandlers(
  service: SupportService,
): Handlers<'getSupportContact' | 'sendContactMessage' | 'subscribeNewsletter'> {
  return {
    getSupportContact: async () => service.details(),
    sendContactMessage: (request) => service.contact(request.body, request.ip),
    subscribeNewsletter: (request) => service.subscribe(request.body.email, request.ip),
  };
}
