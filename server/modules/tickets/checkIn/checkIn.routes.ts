import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { CheckInService } from './checkIn.service';

export function createCheckInHandlers(service: CheckInService): Handlers<'checkInTicket'> {
  return {
    checkInTicket: (request) => service.checkIn(callerOf(request), request.body),
  };
}
