import { personNamed } from '../../demo/world/people';
import { createSandboxGateway } from '../../modules/payments/gateways/sandbox.gateway';
import type { Examples, ExampleWorld } from './exampleWorld';
import { attendees, buy, buyAndName, hold, payment, twoSeats } from './purchases';

/** Vikram's paid tickets for an event that gives money back. */
const refundable = ({ booking }: ExampleWorld) => ({
  as: 'vikram',
  id: booking('vikram', 'Cloud & AI Summit'),
});
const held = async (world: ExampleWorld) => ({ as: 'asha', id: (await hold(world)).id });
const paid = async (world: ExampleWorld) => ({ as: 'asha', id: (await buyAndName(world)).id });

/** Bookings and payments: from the hold to the documents. */
export const bookingExamples = {
  createBooking: (world) => ({ as: 'asha', body: twoSeats(world) }),
  listBookings: { as: 'vikram', query: { page_size: 1 } },
  getBookingStats: { as: 'vikram' },
  getBooking: async (world) => ({
    ...(await paid(world)),
    query: { include: 'payment,attendees' },
  }),
  updateBooking: async (world) => ({ ...(await held(world)), body: { quantity: 3 } }),
  extendHold: held,
  quoteBookings: async (world) => ({
    as: 'asha',
    query: { booking_ids: (await hold(world)).id },
  }),
  startCheckout: async (world) => ({
    as: 'asha',
    query: { booking_ids: (await hold(world)).id },
  }),
  cancelBooking: (world) => ({ ...refundable(world), body: {} }),
  handOverBooking: async (world) => {
    const { id } = await paid(world);
    await world.answer('deactivateUser', { as: 'meera', id: personNamed('asha').id, body: {} });
    return { as: 'meera', id, body: { to: personNamed('rohan').id } };
  },
  getBookingQrCode: paid,
  listCreditNotes: async (world) => {
    await world.answer('cancelBooking', { ...refundable(world), body: {} });
    return refundable(world);
  },
  listInvoices: async (world) => {
    const { id } = await buy(world);
    await world.workers.invoices.ofBooking(id);
    return { as: 'asha', id };
  },
  correctInvoice: async (world) => {
    const { id } = await buy(world);
    const invoice = await world.workers.invoices.ofBooking(id);
    const body = { billing_address: '14 Ballard Pier Road, 3rd floor, Mumbai 400001' };
    return { as: 'asha', id, documentId: invoice.id, body };
  },
  saveAttendees: async (world) => ({
    as: 'asha',
    id: (await buy(world)).id,
    body: { attendees },
  }),
  listAttendeeContacts: { as: 'vikram', query: { search: 'rohan', limit: 2 } },
  searchConsole: { as: 'admin', query: { search: 'Vikram' } },

  listPaymentGateways: { as: 'asha' },
  createPayment: async (world) => ({
    as: 'asha',
    body: await payment(world, (await hold(world)).id),
  }),
  receivePaymentEvent: async (world) => {
    const query = { booking_ids: (await hold(world)).id };
    const { payment_id } = await world.answer('startCheckout', { as: 'asha', query });
    const sandbox = createSandboxGateway({ ...world, now: Date.now });
    const event = await sandbox.answer(payment_id, 'paid');
    if (!event) throw new Error('The sandbox has no order of the payment.');
    const body = JSON.parse(event.body) as Record<string, unknown>;
    return { gateway: 'sandbox', headers: event.headers, body };
  },
  verifyPayment: async (world) => {
    const { id } = await hold(world);
    const checkout = await world.answer('startCheckout', {
      as: 'asha',
      query: { booking_ids: id },
    });
    return { as: 'asha', body: { payment_id: checkout.payment_id } };
  },
} satisfies Examples;
