import { personNamed } from '../../demo/world/people';
import type { Examples, ExampleWorld } from './exampleWorld';
import { hold, twoSeats } from './purchases';

const asha = { as: 'asha', id: personNamed('asha').id };
const held = async (world: ExampleWorld) => ({ as: 'asha', id: (await hold(world)).id });

/** A person's own account, the pages for everybody, the server's state, and the calls of older clients. */
export const accountExamples = {
  getUserProfile: asha,
  updateUserProfile: { ...asha, body: { fname: 'Asha', lname: 'Menon-Rao' } },
  listNotifications: { as: 'meera', query: { page_size: 2 } },
  markNotificationsRead: { as: 'meera', body: {} },
  getMailPreferences: { as: 'meera' },
  setMailPreferences: {
    as: 'meera',
    body: { approval_mails: 'daily', timezone: 'Asia/Kolkata' },
  },

  getSupportContact: {},
  sendContactMessage: {
    body: {
      first_name: 'Kavya',
      last_name: 'Reddy',
      email: 'kavya.reddy@kaveri.example',
      company: 'Kaveri Software',
      inquiry_type: 'enterprise',
      subject: 'Seats for our clients',
      message: 'We would like to host forty clients in spring.',
    },
  },
  subscribeNewsletter: { body: { email: 'kavya.reddy@kaveri.example' } },
  getHealth: {},
  getLiveness: {},
  getReadiness: {},

  getCart: async (world) => {
    await hold(world);
    return { as: 'asha' };
  },
  addToCart: (world) => ({ as: 'asha', body: twoSeats(world) }),
  updateCartItem: async (world) => ({ ...(await held(world)), body: { quantity: 3 } }),
  removeCartItem: held,
  clearCart: async (world) => {
    await hold(world);
    return { as: 'asha' };
  },
  checkoutDeprecated: async (world) => {
    await hold(world);
    return { as: 'asha' };
  },
  getOwnProfile: { as: 'asha' },
  updateOwnProfile: { as: 'asha', body: { last_name: 'Menon-Rao' } },
} satisfies Examples;
