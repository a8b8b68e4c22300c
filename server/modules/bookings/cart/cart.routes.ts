import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { BookingsService } from '../bookings.service';
import { createCartService } from './cart.service';

type Operations = 'getCart' | 'addToCart' | 'updateCartItem' | 'removeCartItem' | 'clearCart';

/** The older names of what bookings do; nothing of its own. */
export function createCartModule({ bookings }: { bookings: BookingsService }): {
  handlers: Handlers<Operations>;
} {
  const service = createCartService(bookings);
  return {
    handlers: {
      getCart: (request) => service.get(callerOf(request)),
      addToCart: (request) => service.add(callerOf(request), request.body),
      updateCartItem: (request) =>
        service.update(callerOf(request), request.params.id, request.body),
      removeCartItem: (request) => service.remove(callerOf(request), request.params.id),
      clearCart: (request) => service.clear(callerOf(request)),
    },
  };
}
