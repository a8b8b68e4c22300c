import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { PageHead, tabTitle } from './PageHead';

const description = () =>
  document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;

beforeEach(() => {
  document.head.innerHTML = '<title>Foyer</title><meta name="description" content="The site." />';
});
afterEach(() => {
  document.head.innerHTML = '';
});

it('names the page before the site', () => {
  expect(tabTitle('Events')).toBe('Events | Foyer');
  expect(tabTitle()).toBe('Foyer');
});

it('cuts the description at a word, to 160 characters', () => {
  const { rerender } = render(<PageHead title="Jazz" description={'An evening. '.repeat(20)} />);
  expect(description()?.length).toBeLessThanOrEqual(160);
  expect(description()).toMatch(/\w…$|\.…$/);
  rerender(<PageHead title="Jazz" description={'Short  and\nplain'} />);
  expect(description()).toBe('Short and plain');
  rerender(<PageHead title="Jazz" description={'a'.repeat(300)} />);
  expect(description()?.length).toBeLessThanOrEqual(160);
});

it('follows the page, and puts the description back when it goes', () => {
  const { rerender, unmount } = render(<PageHead title="Jazz" description="An evening." />);
  expect(document.title).toBe('Jazz | Foyer');
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(description()).toBe('An evening.');
  rerender(<PageHead title="Opera" description="A night." />);
  expect(document.title).toBe('Opera | Foyer');
  expect(description()).toBe('A night.');
  unmount();
  expect(description()).toBe('The site.');
});
