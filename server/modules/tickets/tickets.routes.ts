import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { createTicketsService, type TicketsService } from './tickets.service';

interface TicketsModule {
  handlers: Handlers<'getTicketVerifyKey'>;
  service: TicketsService;
}

export function createTicketsModule(deps: ModuleDeps): TicketsModule {
  const service = createTicketsService(deps);
  return {
    service,
    handlers: {
      async getTicketVerifyKey(_request, reply) {
        // The same for everybody until the key is changed: a steward's device may keep it a while.
        reply.header('Cache-Control', 'public, max-age=300');
        return service.verifyKey();
      },
    },
  };
}
