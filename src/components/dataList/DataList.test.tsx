import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pencil, Trash } from 'lucide-react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { AppTheme } from '@/theme/AppTheme';
import type { DataColumn } from './DataTable';
import { DataList, type ListQuery } from './DataList';
import type { RowMenuOf } from './RowMenu';

interface Fruit {
  id: number;
  name: string;
  price: string;
}

const APPLE: Fruit = { id: 7, name: 'Apple', price: '₹120.00' };
const BANANA: Fruit = { id: 3, name: 'Banana', price: '₹90.00' };

const COLUMNS: DataColumn<Fruit>[] = [
  {
    id: 'name',
    header: 'Fruit',
    sort: 'asc',
    phone: 'title',
    render: ({ id, name }) => <a href={`#${id}`}>{name}</a>,
    footer: 'Total',
  },
  {
    id: 'price',
    header: 'Price',
    width: 100,
    align: 'right',
    sort: 'desc',
    phone: 'amount',
    render: ({ price }) => price,
    footer: '₹210.00',
  },
];

const onAction = jest.fn<(action: string, fruit: Fruit) => void>();
const onRowKey = jest.fn<(fruit: Fruit, key: string) => boolean>();
afterEach(() => {
  onAction.mockClear();
  onRowKey.mockClear();
});

const MENU: RowMenuOf<Fruit> = {
  name: ({ name }) => name,
  actions: (fruit) =>
    fruit === APPLE
      ? [
          { label: 'Edit', icon: Pencil, hint: 'E', onClick: () => onAction('edit', fruit) },
          { label: 'Delete', icon: Trash, apart: true, onClick: () => onAction('delete', fruit) },
        ]
      : [],
};

const loaded = (count = 2, results: Fruit[] = [APPLE, BANANA]): ListQuery<Fruit> => {
  const data = { count, results };
  return { data, currentData: data, isFetching: false, refetch: jest.fn() };
};
const LOADING: ListQuery<Fruit> = { isFetching: true, refetch: jest.fn() };

interface FruitsProps {
  query?: ListQuery<Fruit>;
  failure?: string;
  page?: number;
}

function Fruits({ query = loaded(), failure, page = 1 }: FruitsProps) {
  const [ordering, setOrdering] = useState('name');
  return (
    <AppTheme>
      <MemoryRouter initialEntries={['/fruit?kind=red']}>
        <DataList
          label="Fruit"
          subject="fruit"
          query={query}
          failure={failure}
          columns={COLUMNS}
          rowKey={({ id }) => id}
          ordering={ordering}
          onSort={setOrdering}
          menu={MENU}
          onRowKey={onRowKey}
          paging={{ page, pageSize: 2, hrefOf: (to) => `?page=${to}` }}
          counted={(count) => `${count} kinds`}
          empty={<p>No fruit</p>}
        />
      </MemoryRouter>
    </AppTheme>
  );
}

const header = (name: string) => screen.getByRole('columnheader', { name });

it('is a table with headers, rows named by their first cell, and a last row', () => {
  render(<Fruits />);
  const table = within(screen.getByRole('table', { name: 'Fruit' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Fruit',
    'Price',
    'Actions',
  ]);
  expect(table.getByRole('row', { name: /Apple ₹120.00/ })).toBeVisible();
  expect(table.getByRole('rowheader', { name: 'Banana' })).toBeVisible();
  expect(table.getByRole('row', { name: 'Total ₹210.00' })).toBeVisible();
  expect(screen.getByText('2 kinds')).toHaveAttribute('role', 'status');
});

it('sorts by the button of a header, and the next press turns the order', async () => {
  const user = userEvent.setup();
  render(<Fruits />);
  expect(header('Fruit')).toHaveAttribute('aria-sort', 'ascending');
  expect(header('Price')).toHaveAttribute('aria-sort', 'none');
  expect(header('Actions')).not.toHaveAttribute('aria-sort');
  // Where the column says so, the largest first.
  await user.click(screen.getByRole('button', { name: 'Price' }));
  expect(header('Price')).toHaveAttribute('aria-sort', 'descending');
  await user.keyboard('{Enter}');
  expect(header('Price')).toHaveAttribute('aria-sort', 'ascending');
  expect(header('Fruit')).toHaveAttribute('aria-sort', 'none');
});

it('leads by Tab through headers, links and menus; a row answers to keys of its own', async () => {
  const user = userEvent.setup();
  render(<Fruits />);
  const stops = [
    screen.getByRole('button', { name: 'Fruit' }),
    screen.getByRole('button', { name: 'Price' }),
    screen.getByRole('link', { name: 'Apple' }),
    screen.getByRole('button', { name: 'Actions of Apple' }),
    screen.getByRole('link', { name: 'Banana' }),
  ];
  for (const stop of stops) {
    await user.tab();
    expect(stop).toHaveFocus();
  }
  await user.keyboard('e');
  expect(onRowKey).toHaveBeenLastCalledWith(BANANA, 'e');
});

it('opens the menu of a row, which gives the focus back and keeps its keys', async () => {
  const user = userEvent.setup();
  render(<Fruits />);
  const button = screen.getByRole('button', { name: 'Actions of Apple' });
  await user.click(button);
  expect(screen.getByRole('menu', { name: 'Actions of Apple' })).toBeVisible();
  onRowKey.mockClear();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onAction).toHaveBeenCalledWith('delete', APPLE);
  expect(onRowKey).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

it('pages by links that keep the address of the filters', () => {
  const { unmount } = render(<Fruits query={loaded(5)} page={2} />);
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByText('3 to 4 of 5')).toBeVisible();
  expect(pages.getByText('Page 2 of 3')).toBeVisible();
  expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/fruit?page=1',
  );
  expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/fruit?page=3');
  unmount();
  render(<Fruits query={loaded(5)} page={3} />);
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

it('leads from a page beyond the last one to the last one', () => {
  render(<Fruits query={loaded(5, [])} page={9} />);
  expect(screen.getByRole('heading', { name: 'Page 9 is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to page 3' })).toHaveAttribute(
    'href',
    '/fruit?page=3',
  );
});

it('says that it loads, that it failed, that it may be out of date, and that there is nothing', () => {
  const { rerender } = render(<Fruits query={LOADING} />);
  expect(screen.getByRole('status', { name: 'Loading fruit' })).toBeVisible();
  rerender(<Fruits query={LOADING} failure="Please come back later." />);
  expect(screen.getByRole('heading', { name: 'Couldn’t load fruit' })).toBeVisible();
  expect(screen.getByText('Please come back later.')).toBeVisible();
  rerender(<Fruits failure="Please come back later." />);
  expect(screen.getByText(/may be out of date/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apple' })).toBeVisible();
  rerender(<Fruits query={loaded(0, [])} />);
  expect(screen.getByText('No fruit')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('writes no style attribute, which the policy of the page refuses', () => {
  const { container, rerender } = render(<Fruits query={loaded(5)} page={2} />);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
  rerender(<Fruits query={LOADING} />);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});
