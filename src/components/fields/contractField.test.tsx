import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { contractField, contractRule } from './contractField';

const title = { required: true, minLength: 2, maxLength: 5, pattern: /^[a-z]+$/u } as const;

it.each<[string, Parameters<typeof contractRule>[1], string, string | true]>([
  ['standard sentences', { label: 'Title' }, '  ', 'Title is required'],
  ['of a broken limit', { label: 'Title' }, 'abcdef', 'Title must be at most 5 characters long'],
  [
    'one for empty and short',
    { label: 'Title', required: 'Enter a title.' },
    'a',
    'Enter a title.',
  ],
  ['one for another limit', { label: 'Title', invalid: 'Use letters.' }, 'a1', 'Use letters.'],
  ['that may be empty', { label: 'Title', required: false }, '', true],
  ['spaces around it', { label: 'Title' }, ' abcde ', true],
  ['a check before limits', { label: 'Title', check: () => 'Taken.' }, 'a1', 'Taken.'],
  ['a check of what is there', { label: 'Title', check: () => 'Taken.' }, '', 'Title is required'],
])('%s', (_what, options, text, answer) => {
  expect(contractRule(title, options).validate(text)).toBe(answer);
});

it('gives a field its limits, and the error when it has one', async () => {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { title: '', seats: '3' } });
    return {
      form,
      title: contractField(form, 'title', title, { label: 'Title' }),
      seats: contractField(form, 'seats', { maximum: 120 }, { label: 'Seats' }),
    };
  });
  expect(result.current.title).toMatchObject({ name: 'title', required: true, maxLength: 5 });
  expect(result.current.seats).toMatchObject({ label: 'Seats', required: false, maxLength: 3 });

  await act(() => result.current.form.trigger());
  expect(result.current.title.error).toBe('Title is required');
  expect(result.current.seats.error).toBeUndefined();
});
