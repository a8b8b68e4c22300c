import { expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { expectToBeAt, renderRoutes } from '@/testing/renderWithProviders';
import { UnsavedChanges } from './UnsavedChanges';

/** A page with unsaved changes, after one that a person came from. */
async function open(save?: () => Promise<boolean>) {
  const onLeave = jest.fn();
  const page = <UnsavedChanges isOn what="1 change" save={save} onLeave={onLeave} />;
  const view = renderRoutes(
    [
      { path: '/editor', element: page },
      { path: '*', element: <p>Another page</p> },
    ],
    { route: '/before' },
  );
  const go = (to: string | number) =>
    act(
      async () =>
        void (typeof to === 'number' ? view.router.navigate(to) : view.router.navigate(to)),
    );
  await go('/editor');
  return { ...view, go, onLeave };
}

const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

it.each([
  ['another page, however it is opened', '/after', '/after'],
  ['Back', -1, '/before'],
] as const)('%s waits for the answer', async (_case, to, address) => {
  const { go, router, user, onLeave } = await open();
  await go(to);
  expect(await screen.findByText('1 change would be lost.')).toBeVisible();
  await press(user, 'Stay');
  await expectToBeAt(router, '/editor');
  await go(to);
  await press(user, 'Leave');
  await expectToBeAt(router, address);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it('what can be saved is saved, without a question', async () => {
  const save = jest.fn(async () => true);
  const { go, router, onLeave } = await open(save);
  await go('/after');
  await expectToBeAt(router, '/after');
  expect(save).toHaveBeenCalledTimes(1);
  expect(onLeave).not.toHaveBeenCalled();
});

it('a failure to save is a question', async () => {
  const { go } = await open(() => Promise.reject(new Error('No.')));
  await go('/after');
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

it.each(['/editor?tab=tickets', '/signin?next=%2Feditor'])(
  '%s is opened at once: the page stays, or the session has ended',
  async (address) => {
    const { go, router } = await open();
    await go(address);
    await expectToBeAt(router, address);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

it('closing the tab makes the browser ask', async () => {
  await open();
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
