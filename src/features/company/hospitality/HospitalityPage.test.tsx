import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectToasts } from '@/testing/expectToasts';
import { buildHospitality } from '@/testing/companyFactories';
import { apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { openPage, currentAddress } from '../company.testUtils';
import { HospitalityPage } from './HospitalityPage';

let asked: string[];
let report = buildHospitality();

beforeEach(() => {
  asked = [];
  report = buildHospitality();
  server.use(
    http.get(apiPath('/company/hospitality/'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.toString());
      return HttpResponse.json(report);
    }),
  );
});

const open = (route = '/company/hospitality') => openPage(<HospitalityPage />, route);

it('shows what each guest was given in a year, with events, purpose and who approved', async () => {
  const { user } = open();
  const table = within(await screen.findByRole('table', { name: 'Guests by year' }));
  const [rahul, devika] = table.getAllByRole('row').slice(1);
  expect(rahul).toHaveTextContent(
    /Rahul NairMeridian Capital · rahul@meridian.exampleClient.*20263₹35,400.00$/,
  );
  expect(rahul).toHaveTextContent('Asha Rao: To renew the agreement. · approved by Vikram Rao');
  expect(devika).toHaveTextContent(/Public official.*20251₹11,800.00$/);
  expect(devika).not.toHaveTextContent('approved by');
  expect(
    screen.getByText('2 guests, 4 invitations, ₹47,200.00 with fee and GST', { selector: 'p' }),
  ).toBeVisible();
  expect(table.getByText(/1 more invitation/)).toBeVisible();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Guests' }), 'Public officials');
  await user.click(screen.getByRole('button', { name: 'Ministry of Culture' }));
  expect(currentAddress()).toBe(
    '/company/hospitality?organisation=Ministry+of+Culture&kind=public_official&year=2025',
  );
  await user.click(screen.getByRole('button', { name: 'All organisations' }));
  await user.keyboard('/');
  await user.keyboard('nair');
  await waitFor(() =>
    expect(asked.at(-1)).toBe('year=2025&kind=public_official&guest=nair&page_size=25'),
  );
  expect(asked).toContain(
    'year=2025&kind=public_official&organisation=Ministry+of+Culture&page_size=25',
  );
});

it('says what to do while there are no guests, and gives a file of those who are found', async () => {
  report = buildHospitality({ count: 0, results: [], organisations: [], guests: 0, times: 0 });
  const files: string[] = [];
  server.use(
    http.get(apiPath('/company/hospitality.xlsx'), ({ request }) => {
      files.push(new URL(request.url).search);
      return HttpResponse.json(
        { error: 'Not now.', code: 'refused', request_id: 'r' },
        { status: 400 },
      );
    }),
  );
  const view = open('/company/hospitality?kind=client&year=20');
  await view.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No guests yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the policy' })).toHaveAttribute(
    'href',
    '/company/policies',
  );
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026');
  await view.user.click(screen.getByRole('button', { name: 'Export the hospitality' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Excel (.xlsx)' }));
  await expectToasts(view, { tone: 'error', message: 'Not now.' });
  expect(files).toEqual(['?year=2026']);
});

it('leads from a page that is gone to the last one, offers another try, and leads others away', async () => {
  report = buildHospitality({ count: 26, results: [] });
  const beyond = open('/company/hospitality?page=4');
  expect(await screen.findByRole('link', { name: 'Go to page 2' })).toBeVisible();
  beyond.unmount();
  server.use(refuse('get', '/company/hospitality/', 503, { error: 'Please come back later.' }));
  const { unmount } = open();
  expect(await screen.findByText('Please come back later.')).toBeVisible();
  unmount();
  server.use(refuse('get', '/company/hospitality/', 403));
  open();
  await waitFor(() => expect(currentAddress()).toBe('/company/domain'));
});
