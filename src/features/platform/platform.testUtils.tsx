import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { buildUser } from '@/testing/userFactories';

function Whereabouts() {
  const { pathname, search } = useLocation();
  return <p data-testid="whereabouts">{pathname + search}</p>;
}
export const whereabouts = () => screen.getByTestId('whereabouts').textContent;

const root = buildUser({
  name: 'Root',
  role: 'admin',
  company: null,
  permissions: ['manage_all_users', 'manage_company'],
});

export const openPage = (page: ReactElement, route: string) =>
  renderWithProviders(
    <>
      <Whereabouts />
      {page}
    </>,
    { route, preloadedState: { auth: signedIn(root) } },
  );

export const tableRow = async (name: RegExp) => within(await screen.findByRole('row', { name }));
export const toasts = ({ store }: ReturnType<typeof openPage>) =>
  store.getState().toasts.queue.map(({ tone, message }) => [tone, message]);
