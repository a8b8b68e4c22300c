import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { CartService } from './cart.service';

export type CartOperations =
  | 'getCart'
  | 'addToCart'
  | 'updateCartItem'
  | 'removeCartItem'
  | 'clearCart';

/** Deprecated `/cart` endpoints, kept for compatibility; they call the booking operations. */
export function createCartHandlers(service: CartService): Handlers<CartOperations> {
  return {
    getCart: (request) => service.get(callerOf(request)),
    addToCart: (request) => service.add(callerOf(request), request.body),
    updateCartItem: (request) => service.update(callerOf(request), request.params.id, request.body),
    removeCartItem: (request) => service.remove(callerOf(request), request.params.id),
    clearCart: (request) => service.clear(callerOf(request)),
  };
}
