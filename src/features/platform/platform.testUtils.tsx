import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';

import { LocationProbe } from '@/testing/LocationProbe';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { buildUser } from '@/testing/userFactories';

export { currentAddress } from '@/testing/LocationProbe';

const root = buildUser({
  name: 'Root',
  role: 'admin',
  company: null,
  permissions: ['manage_all_users', 'manage_company'],
});

export const openPage = (page: ReactElement, route: string) =>
  renderWithProviders(
    <>
      <LocationProbe />
      {page}
    </>,
    { route, preloadedState: { auth: signedIn(root) } },
  );

export const tableRow = async (name: RegExp) => within(await screen.findByRole('row', { name }));
