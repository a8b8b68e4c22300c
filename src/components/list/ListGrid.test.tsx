import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { menuColumn, type ListColumn } from './listColumns';
import { ListGrid } from './ListGrid';

interface Fruit {
  id: number;
  name: string;
  weight: number;
}

const BANANA: Fruit = { id: 3, name: 'Banana', weight: 90 };
const FRUIT: Fruit[] = [
  { id: 7, name: 'Apple', weight: 120 },
  BANANA,
  { id: 5, name: 'Cherry', weight: 8 },
];

const COLUMNS: ListColumn<Fruit>[] = [
  {
    field: 'name',
    headerName: 'Fruit',
    flex: 1,
    renderCell: ({ row, tabIndex }) => (
      <a href={`#${row.id}`} tabIndex={tabIndex}>
        {row.name}
      </a>
    ),
  },
  {
    field: 'weight',
    headerName: 'Weight',
    width: 80,
    align: 'right',
    firstOrder: '-',
    renderCell: ({ row }) => `${row.weight} g`,
  },
  {
    ...menuColumn,
    renderCell: ({ row, tabIndex }) => (
      <button type="button" tabIndex={tabIndex} data-row-menu="" onClick={() => onMenu(row)}>
        Actions of {row.name}
      </button>
    ),
  },
];

const onMenu = jest.fn<(row: Fruit) => void>();
const onKey = jest.fn<(row: Fruit, key: string) => void>();

function Fruits() {
  const [ordering, setOrdering] = useState('name');
  return (
    <>
      <ListGrid
        label="Fruit"
        rows={FRUIT}
        columns={COLUMNS}
        ordering={ordering}
        onSort={setOrdering}
        onKey={onKey}
      />
      <button type="button">After</button>
    </>
  );
}

const head = (name: string) => screen.getByRole('columnheader', { name });
const cell = (name: string) => screen.getByRole('gridcell', { name });
const link = (name: string) => screen.getByRole('link', { name });
const sortOf = (name: string) => head(name).getAttribute('aria-sort');

it('sorts by a press on a head and by Enter, and the next press turns the order', async () => {
  const user = userEvent.setup();
  render(<Fruits />);
  expect(sortOf('Fruit')).toBe('ascending');
  expect(sortOf('Weight')).toBe('none');
  expect(head('Actions')).not.toHaveAttribute('aria-sort');
  // Where the column says so, the largest first.
  await user.click(head('Weight'));
  expect(sortOf('Weight')).toBe('descending');
  await user.keyboard('{Enter}');
  expect(sortOf('Weight')).toBe('ascending');
  await user.click(head('Fruit'));
  expect(sortOf('Fruit')).toBe('ascending');
  await user.keyboard(' ');
  expect(sortOf('Fruit')).toBe('descending');
});

it('is one tab stop: the head at first, then the cell or the control that had the focus', async () => {
  const user = userEvent.setup();
  render(<Fruits />);
  await user.tab();
  expect(head('Fruit')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(link('Apple')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(cell('90 g')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(cell('90 g')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(link('Banana')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard('{Control>}{End}{/Control}');
  expect(screen.getByRole('button', { name: 'Actions of Cherry' })).toHaveFocus();
  await user.keyboard('{PageUp}{Home}{ArrowLeft}{ArrowUp}');
  expect(head('Fruit')).toHaveFocus();
  await user.keyboard('{PageDown}');
  expect(link('Cherry')).toHaveFocus();
});

it('gives keys to the row, and Shift F10 opens its menu from any cell', async () => {
  const user = userEvent.setup();
  render(<Fruits />);
  await user.click(cell('90 g'));
  await user.keyboard('e');
  expect(onKey).toHaveBeenLastCalledWith(BANANA, 'e');
  await user.keyboard('{Shift>}{F10}{/Shift}');
  expect(onMenu).toHaveBeenLastCalledWith(BANANA);
  onKey.mockClear();
  // The link and the button answer to their own keys.
  await user.keyboard('{Home}{Enter}{End}{Enter}');
  expect(onKey).not.toHaveBeenCalled();
});
