import { beforeAll, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectToasts } from '@/testing/expectToasts';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { manager, openPage, proven, RECORD, region, serve, unproven } from './company.testUtils';
import { CompanyDomainPage } from './CompanyDomainPage';

beforeAll(() => import('./AddDomainDialog'));

const open = (user?: typeof manager) => openPage(<CompanyDomainPage />, '/company/domain', user);

it('shows the record to publish, copies it, and says what the proof changes', async () => {
  serve({ company: unproven });
  const view = open();
  const domain = within(await region('northwind.example'));
  expect(domain.getByText('Not verified')).toBeVisible();
  expect(domain.getByText(RECORD)).toBeVisible();
  expect(domain.getByText('TXT')).toBeVisible();
  expect(domain.getByText(/until then you manage only people whom you invited/)).toBeVisible();
  expect(domain.getByRole('heading', { name: 'What changes once it is verified' })).toBeVisible();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await view.user.click(domain.getByRole('button', { name: 'Copy the value' }));
  await expectToasts(view, { tone: 'success', message: 'The value is copied' });
  expect(copied).toHaveBeenCalledWith(RECORD);
  copied.mockRejectedValueOnce(new Error('not allowed'));
  await view.user.click(domain.getByRole('button', { name: 'Copy the name' }));
  await expectToasts(
    view,
    {},
    {
      tone: 'error',
      message: 'The name could not be copied. Please select it and copy it yourself.',
    },
  );
  expect(domain.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
    'href',
    '/contact?subject=The+domain+of+Northwind+Industries',
  );
});

it('looks the domain up on request, says what was found, and is proven at last', async () => {
  const { prove } = serve({ company: unproven });
  const message = 'The TXT record at northwind.example has another value.';
  server.use(
    answer('post', '/company/domain/verify/', {
      company: unproven,
      outcome: 'wrong_value',
      message,
      found: ['foyer-verification=other'],
    }),
  );
  const { user } = open();
  const domain = within(await region('northwind.example'));
  const verify = () => domain.getByRole('button', { name: 'Verify now' });
  await user.click(verify());
  expect(await domain.findByText(`${message} Found: foyer-verification=other`)).toBeVisible();

  server.use(refuse('post', '/company/domain/verify/', 429, { error: 'Too many checks.' }));
  await user.click(verify());
  expect(await domain.findByText('Too many checks.')).toBeVisible();

  server.use(
    http.post(apiPath('/company/domain/verify/'), () => {
      prove();
      const outcome = 'proven';
      return HttpResponse.json({ company: proven, outcome, message: 'Done.', found: [] });
    }),
  );
  await user.click(verify());
  expect(await domain.findByText(/Verified on Fri, Nov 20, 2026/)).toBeVisible();
  expect(domain.queryByText(RECORD)).not.toBeInTheDocument();
  expect(domain.getByRole('heading', { name: 'northwind.example' })).toHaveFocus();
});

it('shows its admin what was changed of the company last', async () => {
  const { changesAsked } = serve();
  open();
  const changes = within(await region('Changes'));
  expect(await changes.findByText(/changed the role of Neha Shah/)).toBeVisible();
  expect(changesAsked).toEqual(['?kind=company&page_size=7']);
  expect(changes.getByRole('link', { name: '1 change of your company' })).toHaveAttribute(
    'href',
    '/company/changes?kind=company',
  );
});

it('leads to support where the company has none', async () => {
  serve({ company: { ...unproven, domain: null, txt_record: null } });
  open();
  const domain = within(await region('No domain'));
  expect(domain.getByText(/Your company has no email domain/)).toBeVisible();
  expect(domain.getByRole('link', { name: 'Write to support' })).toBeVisible();
});

it('shows a manager the domain, and who manages the people', async () => {
  serve({ company: { ...unproven, txt_record: null } });
  open(manager);
  expect(await screen.findByText(/Your company’s admin can prove it/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Domain' })).toBeVisible();
  expect(screen.getByText(/Your company’s admin invites people/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Changes' })).not.toBeInTheDocument();
});

it('says what could not be loaded, and tries again', async () => {
  server.use(refuse('get', '/company/', 404, { error: 'You belong to no company.' }));
  const { user } = open();
  expect(await screen.findByText('You belong to no company.')).toBeVisible();
  serve();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/Verified on Fri, Nov 20, 2026/)).toBeVisible();
});

it('adds a further domain, proves it by its own record and removes it', async () => {
  const { sent, proveFurther } = serve();
  const view = open();
  const { user } = view;
  const card = within(await region('Further domains'));
  await user.click(card.getByRole('button', { name: 'Add domain' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a domain' }));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Add domain' }));
  await submit();
  expect(await dialog.findByText('Enter a domain, such as acme.example.')).toBeVisible();

  const free = 'This is a free email provider. Its people belong to no company.';
  const taken = 'acme.example belongs to another company. If it is yours too, write to support.';
  const refuseOnce = (status: number, body: object) =>
    server.use(
      http.post(apiPath('/companies/:id/domains/'), () => HttpResponse.json(body, { status }), {
        once: true,
      }),
    );
  const field = dialog.getByRole('textbox', { name: /Domain/ });
  refuseOnce(400, { error: free, fields: { domain: free } });
  await user.fill(field, 'gmail.com');
  await submit();
  expect(await dialog.findByText(free)).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  refuseOnce(409, { error: taken, code: 'domain_taken' });
  await user.clear(field);
  await user.fill(field, 'acme.example');
  await submit();
  expect(await dialog.findByText(taken)).toBeVisible();
  await user.clear(field);
  await user.fill(field, 'labs.example');
  await submit();

  const added = within(await card.findByRole('group', { name: 'labs.example' }));
  expect(added.getByText('Not verified')).toBeVisible();
  expect(added.getByText(/^foyer-verification=9b7d/)).toBeVisible();
  server.use(
    http.post(apiPath('/companies/:id/domains/:domain/verify/'), ({ params }) => {
      sent.push(['verify', params.domain]);
      const company = proveFurther();
      return HttpResponse.json({ company, outcome: 'proven', message: 'Done.', found: [] });
    }),
  );
  await user.click(added.getByRole('button', { name: 'Verify now' }));
  expect(await added.findByText('Verified on Sat, Nov 21, 2026')).toBeVisible();
  expect(added.queryByText(/^foyer-verification=/)).not.toBeInTheDocument();
  expect(added.getByRole('heading', { name: 'labs.example' })).toHaveFocus();

  await user.click(added.getByRole('button', { name: 'Remove labs.example' }));
  const question = await screen.findByRole('dialog', { name: 'Remove labs.example?' });
  expect(question).toHaveAccessibleDescription(/Its people stay in your company/);
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(card.queryByRole('group')).not.toBeInTheDocument());
  expect(sent).toEqual([
    ['verify', 'labs.example'],
    ['remove', 'labs.example'],
  ]);
  await expectToasts(
    view,
    { tone: 'success', message: 'labs.example is added. Publish its record to verify it.' },
    { tone: 'success', message: 'labs.example is removed' },
  );
});

it('offers no further domain before the own one is proven', async () => {
  serve({ company: unproven });
  open();
  const card = within(await region('Further domains'));
  expect(card.getByText(/Verify your company’s own domain first/)).toBeVisible();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});
