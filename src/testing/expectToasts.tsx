import { expect } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { ToastHost } from '@/app/layout/ToastHost';
import { Providers } from '@/app/providers';
import type { AppStore, Toast } from '@/state';

/**
 * Waits until a person sees these toasts and no others, from the oldest to the newest. The toasts are rendered apart from
 * the page, because a failure often has the same text there.
 */
export async function expectToasts(
  { store }: { store: AppStore },
  ...expected: Partial<Pick<Toast, 'tone' | 'title' | 'message'>>[]
): Promise<void> {
  await waitFor(() => {
    // Mounted toasts remove themselves after a few seconds, so each look mounts them for a moment.
    const { container, unmount } = render(
      <Providers store={store}>
        <ToastHost />
      </Providers>,
      { container: document.createElement('div') },
    );
    const shown = Array.from(container.querySelectorAll<HTMLElement>('[data-tone]'), (toast) => ({
      tone: toast.dataset.tone,
      title: toast.querySelector('strong')?.textContent,
      message: toast.querySelector('p')?.lastChild?.textContent,
    }));
    unmount();
    expect(shown).toMatchObject(expected);
  });
}
