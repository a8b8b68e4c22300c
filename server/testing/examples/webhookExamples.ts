import { bombayLive } from '../../demo/world/organizer';
import type { Examples, ExampleWorld } from './exampleWorld';

const meera = { as: 'meera' };
const rhea = { as: 'rhea', id: bombayLive.id };
const company = {
  url: 'https://travel.northwind.example/foyer',
  events: ['booking.paid' as const, 'booking.cancelled' as const],
};
const organizer = {
  url: 'https://crm.bombaylive.example/foyer',
  events: ['ticket.checked_in' as const],
};

/** A webhook of the company, and a test that it was sent. */
async function ofCompany({ answer }: ExampleWorld) {
  const { webhook } = await answer('createCompanyWebhook', { ...meera, body: company });
  const of = { ...meera, id: webhook.id };
  const delivery = await answer('testCompanyWebhook', of);
  return { of, resend: { ...of, path: { delivery_id: String(delivery.id) } } };
}

async function ofOrganizer({ answer }: ExampleWorld) {
  const { webhook } = await answer('createOrganizerWebhook', { ...rhea, body: organizer });
  const path = { webhook_id: String(webhook.id) };
  const delivery = await answer('testOrganizerWebhook', { ...rhea, path });
  return {
    of: { ...rhea, path },
    resend: { ...rhea, path: { ...path, delivery_id: String(delivery.id) } },
  };
}

/** Webhooks of a company and of an organizer. */
export const webhookExamples = {
  listCompanyWebhooks: async (world) => {
    await ofCompany(world);
    return meera;
  },
  createCompanyWebhook: { ...meera, body: company },
  updateCompanyWebhook: async (world) => ({
    ...(await ofCompany(world)).of,
    body: { events: ['booking.paid'] },
  }),
  rotateCompanyWebhookSecret: async (world) => (await ofCompany(world)).of,
  testCompanyWebhook: async (world) => (await ofCompany(world)).of,
  listCompanyWebhookDeliveries: async (world) => (await ofCompany(world)).of,
  resendCompanyWebhookDelivery: async (world) => (await ofCompany(world)).resend,

  listOrganizerWebhooks: async (world) => {
    await ofOrganizer(world);
    return rhea;
  },
  createOrganizerWebhook: { ...rhea, body: organizer },
  updateOrganizerWebhook: async (world) => ({
    ...(await ofOrganizer(world)).of,
    body: { is_active: false },
  }),
  rotateOrganizerWebhookSecret: async (world) => (await ofOrganizer(world)).of,
  testOrganizerWebhook: async (world) => (await ofOrganizer(world)).of,
  listOrganizerWebhookDeliveries: async (world) => (await ofOrganizer(world)).of,
  resendOrganizerWebhookDelivery: async (world) => (await ofOrganizer(world)).resend,
} satisfies Examples;
