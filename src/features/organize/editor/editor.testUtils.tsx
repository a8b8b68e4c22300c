import { organizeEditEventPath, paths } from '@/lib/paths';
import { Link, Route, Routes } from 'react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { buildUser } from '@/testing/userFactories';
import { EventEditorPage } from './EventEditorPage';
// Loaded already, so that the parts that come later do not depend on how fast they are compiled.
import './parts/ChoiceField';
import './parts/TimeFields';
import './sections/CompaniesField';
import './tiers/TierTable';

/**
 * A field by its label. Testing Library's `getByLabelText` asks jsdom for the labels of every element, which takes most
 * of a test's time on a page of this size.
 */
export function field(name: string): HTMLElement {
  const labelled = [...document.querySelectorAll('label')]
    .filter(({ textContent }) => textContent === name)
    .map(({ control }) => control);
  const named = document.querySelectorAll<HTMLElement>(`[aria-label="${name}"]`);
  const [found, another] = [...labelled, ...named].filter((one) => one?.matches('input, textarea'));
  if (!found || another) throw new Error(`There is ${found ? 'more than one' : 'no'} ${name}.`);
  return found;
}

export const title = () => field('Title');

/** Writes into a field and leaves it. */
export function write(name: string, value: string): void {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
}

/** The bar that says what is saved. */
export const bar = () => within(screen.getByRole('contentinfo', { name: 'Saving' }));

/** Opens the editor as an organizer's editor; the page has a link elsewhere. */
export async function openEditor(person = 7) {
  const view = renderWithProviders(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route
          path={paths.organizeEditEvent}
          element={<EventEditorPage renderPage={({ title }) => <p>The page of {title}</p>} />}
        />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </>,
    {
      route: organizeEditEventPath(7),
      preloadedState: {
        auth: signedIn(buildUser({ id: person, permissions: ['organize_events'] })),
      },
    },
  );
  // Clocks and tickets come after the other fields.
  await waitFor(() => field('Time zone'));
  await screen.findByRole('list', { name: 'Tickets' });
  await screen.findByRole('group', { name: 'Starts' });
  return view;
}
