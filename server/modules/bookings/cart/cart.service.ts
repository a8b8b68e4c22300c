import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { AppError } from '../../../lib/errors';
import type { BookingsService } from '../bookings.service';
import { presentCart } from './cart.presenter';

export type CartService = ReturnType<typeof createCartService>;

/**
 * The cart consists of the caller's own unpaid bookings (docs/product/screens.md#my-bookings). Each method calls the
 * bookings service.
 */
export function createCartService(bookings: BookingsService) {
  const get = async (caller: Caller): Promise<Schemas['Cart']> =>
    presentCart(await bookings.unpaid(caller));

  return {
    get,

    /** @throws as POST /bookings/ */
    async add(caller: Caller, body: BodyOf<'addToCart'>) {
      await bookings.create(caller, body, undefined);
      return get(caller);
    },

    /** @throws as PATCH /bookings/{id} */
    async update(caller: Caller, id: number, body: BodyOf<'updateCartItem'>) {
      await bookings.update(caller, id, body);
      return get(caller);
    },

    /** @throws as DELETE /bookings/{id} */
    async remove(caller: Caller, id: number) {
      await bookings.remove(caller, id);
      return get(caller);
    },

    /** Skips bookings that another request has paid or removed in the meantime. */
    async clear(caller: Caller) {
      for (const row of await bookings.unpaid(caller)) {
        try {
          await bookings.remove(caller, row.id);
        } catch (error) {
          const isAlreadyDone =
            error instanceof AppError && (error.status === 404 || error.status === 409);
          if (!isAlreadyDone) throw error;
        }
      }
      return get(caller);
    },
  };
}
