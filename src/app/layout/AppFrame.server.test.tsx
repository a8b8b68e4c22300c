/**
 * @jest-environment ./scripts/lib/jest/sharedEnvironment.mjs
 */
import { expect, it } from '@jest/globals';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { Poster } from '@/entities/event/Poster';
import { renderToHtml } from '@/testing/renderToHtml';
import { signedOut } from '@/testing/renderWithProviders';
import { AppFrame } from './AppFrame';

it('renders without a browser, and without inline styles (style-src-attr none)', async () => {
  const html = await renderToHtml(
    <AppFrame
      categories={[{ name: 'Music', slug: 'music', event_count: 8 }]}
      onSignOut={() => {}}
      onSubscribe={async () => {}}
    >
      <Poster src="/a.svg" alt="Poster" />
      <ErrorPanel title="Failed to load events" onRetry={() => {}} />
    </AppFrame>,
    '/events',
    signedOut(),
  );
  expect(html).toContain('Failed to load events');
  expect(html).toContain('href="/events?category=music"');
  expect(html).not.toMatch(/\sstyle=/);
});
