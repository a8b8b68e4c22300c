import { skipToken } from '@reduxjs/toolkit/query';
import type { Webhook } from '@/api';
import {
  useCreateCompanyWebhookMutation,
  useCreateOrganizerWebhookMutation,
  useDeleteCompanyWebhookMutation,
  useDeleteOrganizerWebhookMutation,
  useListCompanyWebhookDeliveriesQuery,
  useListCompanyWebhooksQuery,
  useListOrganizerWebhookDeliveriesQuery,
  useListOrganizerWebhooksQuery,
  useResendCompanyWebhookDeliveryMutation,
  useResendOrganizerWebhookDeliveryMutation,
  useRotateCompanyWebhookSecretMutation,
  useRotateOrganizerWebhookSecretMutation,
  useTestCompanyWebhookMutation,
  useTestOrganizerWebhookMutation,
  useUpdateCompanyWebhookMutation,
  useUpdateOrganizerWebhookMutation,
} from '@/api/console';
import { COMPANY_EVENTS, ORGANIZER_EVENTS, type WebhookEvent } from './webhookEvents';

/** Deliveries that are shown. */
const SHOWN = 50;
/** Milliseconds after which deliveries that wait are asked for again. */
const POLL_EVERY = 3_000;

/** The webhooks of an organizer; null for those of the person's company. */
export function useWebhooks(organizerId: number | null) {
  const company = useListCompanyWebhooksQuery(organizerId === null ? undefined : skipToken);
  const organizer = useListOrganizerWebhooksQuery(
    organizerId === null ? skipToken : { id: organizerId },
  );
  return organizerId === null ? company : organizer;
}

/** The newest deliveries of a webhook. @param waits whether one of them is expected to change */
export function useDeliveries(organizerId: number | null, webhookId: number, waits: boolean) {
  const options = { pollingInterval: waits ? POLL_EVERY : 0 };
  const company = useListCompanyWebhookDeliveriesQuery(
    organizerId === null ? { id: webhookId, pageSize: SHOWN } : skipToken,
    options,
  );
  const organizer = useListOrganizerWebhookDeliveriesQuery(
    organizerId === null ? skipToken : { id: organizerId, webhookId, pageSize: SHOWN },
    options,
  );
  return organizerId === null ? company : organizer;
}

interface NewWebhook {
  url: string;
  format: Webhook['format'];
  events: readonly WebhookEvent[];
}

interface WebhookChange {
  url?: string;
  events?: readonly WebhookEvent[];
  is_active?: boolean;
}

/** The calls that change webhooks. Each rejects with the error of the server. */
export function useWebhookCalls(organizerId: number | null) {
  const [createOfCompany] = useCreateCompanyWebhookMutation();
  const [createOfOrganizer] = useCreateOrganizerWebhookMutation();
  const [updateOfCompany] = useUpdateCompanyWebhookMutation();
  const [updateOfOrganizer] = useUpdateOrganizerWebhookMutation();
  const [deleteOfCompany] = useDeleteCompanyWebhookMutation();
  const [deleteOfOrganizer] = useDeleteOrganizerWebhookMutation();
  const [rotateOfCompany] = useRotateCompanyWebhookSecretMutation();
  const [rotateOfOrganizer] = useRotateOrganizerWebhookSecretMutation();
  const [testOfCompany] = useTestCompanyWebhookMutation();
  const [testOfOrganizer] = useTestOrganizerWebhookMutation();
  const [resendOfCompany] = useResendCompanyWebhookDeliveryMutation();
  const [resendOfOrganizer] = useResendOrganizerWebhookDeliveryMutation();

  if (organizerId === null) {
    const chosen = (events: readonly WebhookEvent[]) =>
      COMPANY_EVENTS.filter((event) => events.includes(event));
    return {
      create: ({ url, format, events }: NewWebhook) =>
        createOfCompany({
          companyWebhookCreate: { url, format, events: chosen(events) },
        }).unwrap(),
      update: (id: number, { events, ...change }: WebhookChange) =>
        updateOfCompany({
          id,
          companyWebhookUpdate: { ...change, ...(events && { events: chosen(events) }) },
        }).unwrap(),
      remove: (id: number) => deleteOfCompany({ id }).unwrap(),
      rotateSecret: (id: number) => rotateOfCompany({ id }).unwrap(),
      test: (id: number) => testOfCompany({ id }).unwrap(),
      resend: (id: number, deliveryId: number) => resendOfCompany({ id, deliveryId }).unwrap(),
    };
  }
  const of = { id: organizerId };
  const chosen = (events: readonly WebhookEvent[]) =>
    ORGANIZER_EVENTS.filter((event) => events.includes(event));
  return {
    create: ({ url, events }: NewWebhook) =>
      createOfOrganizer({
        ...of,
        organizerWebhookCreate: { url, events: chosen(events) },
      }).unwrap(),
    update: (webhookId: number, { events, ...change }: WebhookChange) =>
      updateOfOrganizer({
        ...of,
        webhookId,
        organizerWebhookUpdate: { ...change, ...(events && { events: chosen(events) }) },
      }).unwrap(),
    remove: (webhookId: number) => deleteOfOrganizer({ ...of, webhookId }).unwrap(),
    rotateSecret: (webhookId: number) => rotateOfOrganizer({ ...of, webhookId }).unwrap(),
    test: (webhookId: number) => testOfOrganizer({ ...of, webhookId }).unwrap(),
    resend: (webhookId: number, deliveryId: number) =>
      resendOfOrganizer({ ...of, webhookId, deliveryId }).unwrap(),
  };
}

export type WebhookCalls = ReturnType<typeof useWebhookCalls>;
