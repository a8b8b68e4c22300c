import { beforeEach, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { api, type EventList } from '@/api';
import { buildEventList, buildEventSummary } from '@/testing/eventFactories';
import { answer, refuse } from '@/testing/handlers';
import { buildUser } from '@/testing/userFactories';
import { signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { manyEvents, renderAt, serveEvents, serveFeatured } from '@/testing/eventRoutes';

const openHome = () => renderAt('/', undefined, { withHome: true });
const upcoming = () => within(screen.getByRole('region', { name: 'Upcoming events' }));

beforeEach(() => serveFeatured());

it('greets, and shows what is coming up and where', async () => {
  const asked = serveEvents(() =>
    buildEventList(manyEvents(12), { count: 66, cities: ['Mumbai', 'New Delhi', 'Goa'] }),
  );
  openHome();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Discover exclusive experiences$/,
  );
  expect(
    screen.getByText(
      'Elevating corporate experiences through exclusive access to the world’s most prestigious events',
    ),
  ).toBeVisible();
  expect(screen.getAllByTestId('event-skeleton')).toHaveLength(6);
  expect(await upcoming().findByText('66 events in three cities')).toBeVisible();
  expect(upcoming().getAllByRole('article')).toHaveLength(12);
  expect(upcoming().getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/events');
  expect(asked).toEqual(['page_size=12']);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
  expect(levels.slice(0, 3)).toEqual(['H1', 'H2', 'H3']);
});

it('begins with check-in for those who only keep the door', async () => {
  serveEvents();
  const auth = signedIn({ ...buildUser(), permissions: ['check_in_tickets'] });
  renderAt('/', { auth }, { withHome: true });
  const [first] = await screen.findAllByRole('link');
  expect(first).toHaveTextContent('Check-in');
  expect(first).toHaveAttribute('href', '/check-in');
});

it('has no check-in for others', async () => {
  serveEvents();
  renderAt('/', { auth: signedIn() }, { withHome: true });
  await upcoming().findByRole('article');
  expect(screen.queryByRole('link', { name: 'Check-in' })).not.toBeInTheDocument();
});

it('hangs three featured posters', async () => {
  serveEvents(() => buildEventList(manyEvents(4)));
  serveFeatured([buildEventSummary({ id: 41, title: 'Kathak at the Fort', city: 'Jaipur' })]);
  openHome();
  const rail = within(screen.getByRole('list', { name: 'Featured events' }));
  const link = await rail.findByRole('link');
  expect(link).toHaveAttribute('href', '/events/41');
  expect(link).toHaveTextContent('Kathak at the FortSat, Mar 14, Jaipur');
});

it('hangs nothing where nothing is featured', async () => {
  serveEvents(() => buildEventList(manyEvents(4)));
  openHome();
  await upcoming().findAllByRole('article');
  expect(screen.queryByRole('list', { name: 'Featured events' })).not.toBeInTheDocument();
});

it('shows one to three events large instead of twice', async () => {
  serveFeatured([buildEventSummary()]);
  serveEvents(() => buildEventList([buildEventSummary()]));
  openHome();
  const event = within(await upcoming().findByRole('article'));
  expect(event.getByText('Royal Opera House, Mumbai')).toBeVisible();
  expect(event.getByText(/^An evening of jazz by the sea/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Featured events' })).not.toBeInTheDocument();
  expect(upcoming().queryByRole('link', { name: 'See all' })).not.toBeInTheDocument();
});

it('says that the events could not be loaded, and tries again', async () => {
  server.use(refuse('get', '/events/', 503, { error: 'Back in a minute.' }));
  const { user } = openHome();
  const panel = await upcoming().findByRole('alert');
  expect(panel).toHaveTextContent('Failed to load events');
  expect(panel).toHaveTextContent('Something Went Wrong');
  server.use(answer<EventList>('get', '/events/', buildEventList()));
  await user.click(within(panel).getByRole('button', { name: 'Try Again' }));
  expect(await upcoming().findByRole('article')).toBeVisible();
});

it('keeps events and posters when they cannot be loaded again, and says so', async () => {
  serveEvents(() => buildEventList(manyEvents(4)));
  serveFeatured([buildEventSummary({ id: 41, title: 'Kathak at the Fort' })]);
  const { store } = openHome();
  await upcoming().findAllByRole('article');
  const poster = await screen.findByText('Kathak at the Fort');
  server.use(refuse('get', '/events/', 503), refuse('get', '/events/featured/', 503));
  act(() => void store.dispatch(api.util.invalidateTags(['Event'])));
  expect(await upcoming().findByText(/may be out of date/)).toBeVisible();
  expect(upcoming().getAllByRole('article')).toHaveLength(4);
  expect(poster).toBeVisible();
});

it('has a next step where there is no event', async () => {
  serveEvents(() => buildEventList([]));
  openHome();
  expect(await upcoming().findByText('No events available')).toBeVisible();
  expect(upcoming().getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});
