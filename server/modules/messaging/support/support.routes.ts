import type { Handlers } from '../../../contract/types';
import type { SupportService } from './support.service';

export function createSupportHandlers(
  service: SupportService,
): Handlers<'sendContactMessage' | 'subscribeNewsletter'> {
  return {
    sendContactMessage: (request) => service.contact(request.body, request.ip),
    subscribeNewsletter: (request) => service.subscribe(request.body.email, request.ip),
  };
}
