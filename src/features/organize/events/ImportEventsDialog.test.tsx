import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Import, ImportReport } from '@/api';
import { apiPath } from '@/testing/handlers';
import { buildOrganizer } from '@/testing/organizerFactories';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import ImportEventsDialog from './ImportEventsDialog';

const clean: ImportReport = {
  import: null,
  events: 2,
  tiers: 3,
  seats: 680,
  errors: [],
  error_count: 0,
  left_out: [],
  left_out_count: 0,
  filled_in: [],
};
const made: Import = {
  id: 7,
  organizer: 1,
  events: 2,
  tiers: 3,
  created_by: 'Rhea Fernandes',
  undone_at: null,
  created_at: '2026-11-20T06:30:00Z',
};

let asked: string[];
let imports: Import[];
let found: ImportReport;

beforeEach(() => {
  asked = [];
  imports = [];
  found = clean;
  server.use(
    http.post(apiPath('/organize/import/'), async ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams} ${request.headers.get('content-type')} ${await request.text()}`);
      if (searchParams.get('dry_run') === 'true') return HttpResponse.json(found);
      imports = [made];
      return HttpResponse.json({ ...found, import: found.events > 0 ? made : null });
    }),
    http.get(apiPath('/organize/imports/'), () =>
      HttpResponse.json({ count: imports.length, results: imports }),
    ),
    http.delete(apiPath('/organize/imports/:id/'), () => {
      imports = [{ ...made, undone_at: '2026-11-20T07:00:00Z' }];
      return HttpResponse.json(imports[0]);
    }),
  );
});

function open() {
  const organizer = buildOrganizer({ id: 1 });
  return renderWithProviders(
    <ImportEventsDialog organizers={[organizer]} chosen={organizer} onClose={jest.fn()} />,
    { preloadedState: { auth: signedIn(buildUser({ permissions: ['organize_events'] })) } },
  );
}
const file = new File(['title\nNocturne'], 'events.csv', { type: 'text/csv' });

describe('importing events', () => {
  it('sends no file of more than 10 MB', async () => {
    const { user } = open();
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'events.xlsx');
    await user.upload(screen.getByLabelText(/Choose a CSV/), large);
    expect(await screen.findByText(/^This file is larger than 10 MB/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /on sale at once/ }));
    expect(asked).toEqual([]);
  });

  it('checks the file, then imports it, and undoes that', async () => {
    const { user } = open();
    const submit = screen.getByRole('button', { name: 'Import events' });
    expect(submit).toBeDisabled();
    await user.upload(screen.getByLabelText(/Choose a CSV/), file);
    expect(
      await screen.findByText('2 events with 3 ticket tiers and 680 seats. Nothing is wrong.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import 2 events' }));
    expect(await screen.findByText(/^2 events imported as drafts\./)).toBeVisible();
    expect(asked).toEqual([
      'organizer=1&dry_run=true&publish=false&allow_repeats=false application/octet-stream title\nNocturne',
      'organizer=1&publish=false&allow_repeats=false application/octet-stream title\nNocturne',
    ]);

    const earlier = within(await screen.findByRole('region', { name: 'Earlier imports' }));
    expect(earlier.getByText('2 events · Rhea Fernandes')).toBeVisible();
    await user.click(earlier.getByRole('button', { name: 'Undo the import of 2 events' }));
    expect(await earlier.findByText('Undone')).toBeVisible();
  });

  it('lists what is wrong by row and column, and imports nothing', async () => {
    found = {
      ...clean,
      error_count: 1,
      errors: [{ row: 3, field: 'price', error: 'Price is not valid.' }],
    };
    const { user } = open();
    await user.upload(screen.getByLabelText(/Choose a CSV/), file);
    const errors = within(await screen.findByRole('region', { name: 'Errors in the file' }));
    expect(errors.getByRole('row', { name: '3 price Price is not valid.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import events' })).toBeDisabled();
    // Whether events can be sold is another question, so the file is checked again.
    await user.click(screen.getByRole('checkbox', { name: /on sale at once/ }));
    await waitFor(() => expect(asked[1]).toContain('publish=true'));
  });

  it('lists what is left out and filled in, and imports it where that is wanted', async () => {
    const reason = '“Twice” already exists: event 12 has the same title, start and city.';
    const left = [{ row: 2, title: 'Twice', event: 12, same_as_row: null, reason }];
    const sentence = 'The time zone is Asia/Kolkata: row 2.';
    const filled = [{ field: 'timezone', value: 'Asia/Kolkata', events: 1, rows: [2], sentence }];
    found = { ...clean, events: 1, left_out: left, left_out_count: 1, filled_in: filled };
    const { user } = open();
    await user.upload(screen.getByLabelText(/Choose a CSV/), file);
    const leftOut = within(await screen.findByRole('region', { name: 'Left out' }));
    expect(leftOut.getByText(new RegExp(reason))).toBeVisible();
    expect(leftOut.getByRole('link', { name: 'Open event 12' })).toHaveAttribute(
      'href',
      '/organize/events/12',
    );
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByText(/Nothing is wrong/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Import 1 event' }));
    expect(await screen.findByText(/imported as drafts/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Left out' })).toBeVisible();

    await user.upload(screen.getByLabelText(/Choose a CSV/), file);
    await user.click(screen.getByRole('checkbox', { name: /already exist/ }));
    await waitFor(() =>
      expect(asked.at(-1)).toContain('dry_run=true&publish=false&allow_repeats=true'),
    );
  });

  it('says that all events of a file already exist', async () => {
    const reason = '“Twice” already exists: event 12 has the same title, start and city.';
    const left = [{ row: 2, title: 'Twice', event: 12, same_as_row: null, reason }];
    found = { ...clean, events: 0, left_out: left, left_out_count: 1 };
    const { user } = open();
    await user.upload(screen.getByLabelText(/Choose a CSV/), file);
    expect(await screen.findByText('1 event left out')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import events' })).toBeDisabled();
  });

  it('says why a file was refused', async () => {
    server.use(
      http.post(apiPath('/organize/import/'), () =>
        HttpResponse.json(
          { error: 'This file has no events.', code: 'invalid_input', request_id: 'r' },
          { status: 400 },
        ),
      ),
    );
    const { user } = open();
    await user.upload(screen.getByLabelText(/Choose a CSV/), file);
    expect(await screen.findByText('This file has no events.')).toBeVisible();
  });
});
