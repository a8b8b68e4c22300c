import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DefinitionList } from './DefinitionList';

it('shows each of several facts with the same name once, also after a change', () => {
  const capacity = ['Seated', 'Standing'].map((value) => ({ term: 'Capacity', value }));
  const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  const { rerender } = render(
    <DefinitionList items={[{ term: 'Venue', value: 'NCPA' }, ...capacity]} />,
  );
  expect(facts()).toEqual(['NCPA', 'Seated', 'Standing']);
  rerender(<DefinitionList items={capacity} />);
  expect(facts()).toEqual(['Seated', 'Standing']);
});
