import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { ListBody } from './ListBody';
import type { ListAddress } from './listAddress';

const address: ListAddress = {
  ...{ tab: 'attendees', search: '', state: 'in', tier: '', sort: '', page: 2 },
};

const open = (page: number, results: readonly unknown[]) =>
  renderWithProviders(
    <ListBody
      address={{ ...address, page }}
      clear={jest.fn()}
      list={{ count: 1_00_000, page, page_size: 20, results }}
      hasFailed={false}
      reload={jest.fn()}
      empty={{ title: 'No attendees yet', text: 'They come.' }}
    >
      <p>The rows</p>
    </ListBody>,
    { route: '/organize/events/12' },
  );

it('pages are links with the same filters, their numbers grouped', () => {
  open(2, Array.from({ length: 20 }));
  expect(screen.getByText('The rows')).toBeVisible();
  expect(screen.getByText('21 to 40 of 1,00,000')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/organize/events/12?tab=attendees&state=in&page=3',
  );
});

it('a page beyond the last one leads to it', () => {
  open(9999, []);
  expect(screen.getByRole('heading', { name: 'Page 9999 is empty' })).toBeVisible();
  expect(screen.queryByText('The rows')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to page 100' })).toHaveAttribute(
    'href',
    '/organize/events/12?tab=attendees&state=in&page=100',
  );
});
