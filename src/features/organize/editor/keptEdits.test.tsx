import { afterEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { clearAllDrafts } from '@/lib/drafts';
import { buildEditedEvent } from '@/testing/organizedFactories';
import { openEditor, title } from './editor.testUtils';
import { serveEvent } from './eventServer.testUtils';
import { toEditorValues } from './form/editorValues';
import { keepEdits } from './form/keptEdits';

afterEach(clearAllDrafts);

const note = () => screen.queryByRole('region', { name: 'Unsaved changes' });
const offered = () => within(screen.getByRole('region', { name: 'Unsaved changes' }));

/** As an earlier visit of person 7 has left it: another title, which did not reach the server. */
function keepTitle(text: string) {
  const base = buildEditedEvent();
  keepEdits(7, 7, { at: Date.now(), base, values: { ...toEditorValues(base), title: text } });
}

it('offers after a reload what did not reach the server, and forgets it once it is saved', async () => {
  const server = serveEvent({}, () => HttpResponse.error());
  const first = await openEditor();
  fireEvent.change(title(), { target: { value: 'Qawwali' } });
  fireEvent.click(screen.getByText('Add ticket type'));
  fireEvent.blur(title());
  await screen.findByText(/Offline/);
  first.unmount();
  server.reply = undefined;

  const again = await openEditor();
  expect(title()).toHaveValue('Sufi at Nahargarh');
  expect(offered().getByRole('status')).toHaveTextContent(
    /^You have changes from \d{1,2}:\d\d [AP]M that were not saved\.$/,
  );
  await again.user.click(offered().getByRole('button', { name: 'Restore' }));
  expect(title()).toHaveValue('Qawwali');
  expect(document.querySelectorAll('input[aria-label="Name"]')).toHaveLength(2);
  expect(note()).not.toBeInTheDocument();
  await again.user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.event.title).toBe('Qawwali'));
});

it('is never shown to another person, and thrown away on request and once it is saved', async () => {
  serveEvent();
  keepTitle('Qawwali');
  const other = await openEditor(8);
  expect(note()).not.toBeInTheDocument();
  other.unmount();

  const mine = await openEditor(7);
  await mine.user.click(offered().getByRole('button', { name: 'Discard' }));
  expect(title()).toHaveValue('Sufi at Nahargarh');
  expect(note()).not.toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.includes('event:7'))).toEqual([]);
  fireEvent.change(title(), { target: { value: 'Ghazal' } });
  expect(Object.keys(localStorage)).toContain('foyer-draft:7:event:7');
  fireEvent.blur(title());
  await screen.findByText('Saved just now · Draft');
  expect(Object.keys(localStorage)).not.toContain('foyer-draft:7:event:7');
});

it('asks which to keep when somebody else saved meanwhile, also after another reload', async () => {
  const server = serveEvent({ version: 2, title: 'Theirs', city: 'Amber' });
  keepTitle('Qawwali');
  const first = await openEditor();
  await first.user.click(offered().getByRole('button', { name: 'Restore' }));
  expect(await screen.findByRole('dialog', { name: /^Someone saved/ })).toBeVisible();
  first.unmount();

  const { user } = await openEditor();
  await user.click(offered().getByRole('button', { name: 'Restore' }));
  await user.click(await screen.findByRole('button', { name: 'Decide later' }));
  expect(title()).toHaveValue('Qawwali');
  fireEvent.blur(title());
  await user.click(await screen.findByRole('button', { name: 'Overwrite' }));
  await waitFor(() => expect(server.event).toMatchObject({ title: 'Qawwali', city: 'Jaipur' }));
  expect(server.calls.at(-1)).toMatchObject({ version: '"2"' });
});
