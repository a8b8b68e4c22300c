import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { areSingleKeysOn } from '@/lib/singleKeys';
import { buildUser } from '@/testing/userFactories';
import { open, serveProfile } from '../profile.testUtils';

const box = () => screen.findByRole('checkbox', { name: 'Use single keys' });

it('switches the single keys of the consoles off in this browser, and on again', async () => {
  serveProfile();
  const editor = buildUser({ permissions: ['organize_events'] });
  const { user, unmount } = open(editor);
  expect(await box()).toBeChecked();
  await user.click(await box());
  expect(areSingleKeysOn()).toBe(false);
  unmount();
  open(editor);
  expect(await box()).not.toBeChecked();
  await user.click(await box());
  expect(areSingleKeysOn()).toBe(true);
});

it('is not shown to people without a console', async () => {
  serveProfile();
  open(buildUser({ permissions: [] }));
  await screen.findByText('asha@northwind.example');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
