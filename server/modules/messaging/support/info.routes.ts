import type { Handlers } from '../../../contract/types';
import { createInfoService, type InfoDeps } from './info.service';

type InfoOperation = 'sendContactMessage' | 'subscribeNewsletter';

export function createInfoModule(deps: InfoDeps) {
  const service = createInfoService(deps);
  const handlers: Handlers<InfoOperation> = {
    sendContactMessage: async (request) => service.contact(request.body, request.ip),
    subscribeNewsletter: async (request) => service.subscribe(request.body.email, request.ip),
  };
  return { handlers };
}
