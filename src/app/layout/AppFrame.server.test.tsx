/**
 * @jest-environment node
 */
import { expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { Poster } from '@/entities/event/Poster';
import { setupStore } from '@/app/store';
import { AppFrame } from './AppFrame';

it('renders without a browser, and without inline styles (style-src-attr none)', () => {
  const html = renderToString(
    <Provider store={setupStore()}>
      <StaticRouter location="/events">
        <AppFrame
          categories={[{ name: 'Music', slug: 'music', event_count: 8 }]}
          onSignOut={() => {}}
          onSubscribe={async () => {}}
        >
          <Poster src="/a.svg" alt="Poster" />
          <ErrorPanel title="Failed to load events" onRetry={() => {}} />
        </AppFrame>
      </StaticRouter>
    </Provider>,
  );
  expect(html).toContain('Failed to load events');
  expect(html).toContain('href="/events?category=music"');
  expect(html).not.toMatch(/\sstyle=/);
});
