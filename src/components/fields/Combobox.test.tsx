import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Combobox } from './Combobox';

const option = (id: string, label: string) => ({ id, label, detail: `${id}@northwind.example` });
const RAVI = option('ravi', 'Ravi Iyer');
const RANI = option('rani', 'Rani Shah');

const onPick = jest.fn();
const onEscape = jest.fn();

/** Counts Escape where the field leaves it to what is around. */
function Form({ options }: { options: (typeof RAVI)[] }) {
  const [text, setText] = useState('');
  return (
    <div onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
      <Combobox
        label="Name"
        listLabel="People"
        value={text}
        onChange={(change) => setText(change.target.value)}
        // New objects at each render, as a caller that maps has them.
        options={options.map((one) => ({ ...one }))}
        state="ready"
        onSearch={() => {}}
        onPick={onPick}
      />
    </div>
  );
}

/** With the focus in the field; `find` brings results. */
function open() {
  const { rerender } = render(<Form options={[]} />);
  act(() => field().focus());
  return { find: (options: (typeof RAVI)[]) => rerender(<Form options={options} />) };
}

const field = () => screen.getByRole('combobox', { name: 'Name' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

it('keeps the active option through new results, and drops it when the text changes', () => {
  const { find } = open();
  type('ra');
  find([RAVI]);
  press('ArrowDown');
  expect(active()).toHaveTextContent('Ravi Iyer');
  find([RANI, RAVI]);
  expect(active()).toHaveTextContent('Ravi Iyer');
  expect(screen.getByRole('option', { selected: true })).toBe(active());
  type('rav');
  expect(active()).toBeNull();
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  press('Enter');
  expect(onPick).not.toHaveBeenCalled();
});

it('opens by typing and arrow keys, not by a press, and closes when the focus leaves', () => {
  const { find } = open();
  find([RAVI]);
  fireEvent.mouseDown(field());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  press('ArrowDown');
  expect(screen.getByRole('listbox', { name: 'People' })).toBeVisible();
  act(() => field().blur());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('leaves Escape to the dialog around it while nothing is shown', () => {
  const { find } = open();
  type('zz');
  press('Escape');
  expect(onEscape).toHaveBeenCalledTimes(1);
  find([RAVI]);
  press('Escape');
  expect(onEscape).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
