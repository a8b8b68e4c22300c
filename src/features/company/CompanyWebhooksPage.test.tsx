import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Webhook, WebhookDelivery } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { admin, openPage } from './company.testUtils';
import { CompanyWebhooksPage } from './CompanyWebhooksPage';

beforeAll(async () => {
  await import('@/entities/webhook/WebhookDialog');
  await import('@/entities/secret/SecretDialog');
  await import('@/entities/webhook/DeliveriesDialog');
});

const SECRET = 'whsec_shown-once';

const travel: Webhook = {
  id: 4,
  url: 'https://travel.northwind.example/foyer',
  format: 'json',
  events: ['booking.paid', 'booking.cancelled'],
  is_active: true,
  failing_since: null,
  paused_at: null,
  paused_reason: '',
  created_at: '2026-11-20T09:00:00Z',
};
const delivery: WebhookDelivery = {
  id: 31,
  webhook_id: 'msg_31',
  event: 'booking.paid',
  body: '{"type":"booking.paid"}',
  state: 'failed',
  tries: 76,
  created_at: '2026-11-20T09:00:00Z',
  next_try_at: null,
  tried_at: '2026-11-23T09:00:00Z',
  status: 500,
  duration_ms: 12,
  answer: 'out of order',
  error: 'It answered with status 500.',
};

let webhooks: Webhook[];
let deliveries: WebhookDelivery[];
let sent: unknown[];

beforeEach(() => {
  webhooks = [travel];
  deliveries = [delivery];
  sent = [];
  const change = (id: unknown, over: Partial<Webhook>) => {
    webhooks = webhooks.map((one) => (one.id === Number(id) ? { ...one, ...over } : one));
    return HttpResponse.json(webhooks.find((one) => one.id === Number(id)));
  };
  server.use(
    http.get(apiPath('/company/webhooks/'), () => HttpResponse.json({ webhooks })),
    http.post(apiPath('/company/webhooks/'), async ({ request }) => {
      const body = (await request.json()) as Partial<Webhook>;
      sent.push(body);
      const webhook = { ...travel, ...body, id: 5 };
      webhooks = [...webhooks, webhook];
      return HttpResponse.json({ webhook, secret: SECRET }, { status: 201 });
    }),
    http.patch(apiPath('/company/webhooks/:id'), async ({ request, params }) => {
      const body = (await request.json()) as Partial<Webhook>;
      sent.push(body);
      return change(params.id, { ...body, paused_at: null, paused_reason: '' });
    }),
    http.delete(apiPath('/company/webhooks/:id'), () => {
      webhooks = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(apiPath('/company/webhooks/:id/secret/'), () =>
      HttpResponse.json({ webhook: travel, secret: SECRET }),
    ),
    http.get(apiPath('/company/webhooks/:id/deliveries/'), () =>
      HttpResponse.json({
        count: deliveries.length,
        page: 1,
        page_size: 50,
        results: deliveries,
      }),
    ),
    http.post(apiPath('/company/webhooks/:id/test/'), () => {
      const made: WebhookDelivery = {
        ...delivery,
        id: 32,
        event: 'webhook.test',
        state: 'delivered',
        error: '',
        status: 200,
      };
      deliveries = [made, ...deliveries];
      return HttpResponse.json(made, { status: 201 });
    }),
    http.post(apiPath('/company/webhooks/:id/deliveries/:delivery/resend/'), () => {
      deliveries = [{ ...delivery, state: 'delivered', error: '', status: 200 }];
      return HttpResponse.json(deliveries[0]);
    }),
  );
});

const open = () => openPage(<CompanyWebhooksPage />, '/company/webhooks');
const choose = async (user: ReturnType<typeof open>['user'], action: string) => {
  await user.click(await screen.findByRole('button', { name: /Actions of travel.northwind/ }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

it('adds a webhook and shows its secret once', async () => {
  webhooks = [];
  const view = open();
  const { user } = view;
  expect(await screen.findByText('No webhooks yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Add webhook' }));
  await submit();
  expect(await dialog.findByText('Enter an address that begins with https://.')).toBeVisible();
  expect(dialog.getByText('Choose at least one event.')).toBeVisible();
  await user.fill(dialog.getByRole('textbox', { name: /Address/ }), travel.url);
  await user.click(dialog.getByRole('checkbox', { name: 'Booking paid' }));
  await submit();
  const secret = within(await screen.findByRole('dialog', { name: 'Copy the secret' }));
  expect(secret.getByText(SECRET)).toBeVisible();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(secret.getByRole('button', { name: 'Copy secret' }));
  expect(copied).toHaveBeenCalledWith(SECRET);
  await user.click(secret.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(SECRET)).not.toBeInTheDocument());
  expect(sent).toEqual([{ url: travel.url, format: 'json', events: ['booking.paid'] }]);
  expect(await screen.findByText('Booking paid')).toBeVisible();
  await expectToasts(view, { tone: 'success', message: 'The secret is copied' });
});

it('offers a chat approvals alone, and no secret', async () => {
  const view = open();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  await user.fill(
    dialog.getByRole('textbox', { name: /Address/ }),
    'https://hooks.slack.example/1',
  );
  await user.click(dialog.getByRole('checkbox', { name: 'Booking paid' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Format' }), 'message');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(dialog.getByRole('checkbox', { name: 'Approval requested' }));
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    { url: 'https://hooks.slack.example/1', format: 'message', events: ['approval.requested'] },
  ]);
  await expectToasts(view, { tone: 'success', message: 'The webhook is added.' });
});

it('says why a webhook is paused, and resumes it', async () => {
  webhooks = [
    {
      ...travel,
      is_active: false,
      paused_at: '2026-11-23T09:00:00Z',
      paused_reason: 'It answered with status 500.',
    },
  ];
  const view = open();
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(screen.getByText(/It answered with status 500\. Paused on Mon, Nov 23/)).toBeVisible();
  await choose(view.user, 'Resume');
  await waitFor(() => expect(sent).toEqual([{ is_active: true }]));
  await expectToasts(view, { tone: 'success', message: 'The webhook is on.' });
});

it('shows deliveries with body and answer, sends one again, and sends a test', async () => {
  const view = open();
  const { user } = view;
  await choose(user, 'Deliveries');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Deliveries to travel.northwind.example' }),
  );
  await user.click(await dialog.findByRole('button', { name: /Booking paid/ }));
  expect(await dialog.findByText(/Try 76 on .* It answered with status 500\./)).toBeVisible();
  expect(dialog.getByText('out of order')).toBeVisible();
  expect(dialog.getByText(/"type": "booking.paid"/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await dialog.findByText('Delivered')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send a test' }));
  expect(await dialog.findByRole('button', { name: /^Test/ })).toBeVisible();
  await expectToasts(view, { tone: 'success', message: 'It is sent again.' });
});

it('replaces the secret after a question, and deletes a webhook', async () => {
  const view = open();
  const { user } = view;
  await choose(user, 'Replace secret');
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Copy the secret' }));
  expect(secret.getByText(SECRET)).toBeVisible();
  await user.click(secret.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await choose(user, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No webhooks yet')).toBeVisible();
  await expectToasts(view, { tone: 'success', message: 'The webhook is deleted.' });
});

it('leads an admin whose domain is not verified to it', async () => {
  const user = { ...admin, company_domain_proven: false };
  openPage(<CompanyWebhooksPage />, '/company/webhooks', user);
  expect(await screen.findByRole('link', { name: 'Go to domain' })).toBeVisible();
});

it('says when the list could not be loaded', async () => {
  server.use(refuse('get', '/company/webhooks/', 503));
  open();
  expect(await screen.findByText('Couldn’t load webhooks')).toBeVisible();
});
