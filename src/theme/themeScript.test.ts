import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { setMedia } from '@/testing/browser/media';

const script = readFileSync('public/theme.js', 'utf8');

/** Runs the head script in a page of its own. */
function openPage() {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<button data-theme-toggle><svg></svg></button>';
  // oxlint-disable-next-line typescript/no-implied-eval -- the script of the page, as the browser runs it
  new Function('document', script)(page);
  const press = () =>
    page.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const scheme = () => page.documentElement.getAttribute('data-mui-color-scheme');
  return { root: page.documentElement, scheme, press };
}

it.each([
  ['light', false, 'light'],
  ['dark', true, 'dark'],
  [null, true, 'light'],
  [null, false, 'dark'],
  ['"light"', false, 'dark'],
])('with %p saved and a light system %p it shows %p', (saved, systemIsLight, shown) => {
  if (saved) localStorage.setItem('theme', saved);
  setMedia((query) => systemIsLight && query === '(prefers-color-scheme: light)');
  expect(openPage().scheme()).toBe(shown);
});

it('answers the toggle until the page is alive, then leaves it alone', () => {
  const { root, scheme, press } = openPage();
  press();
  expect(scheme()).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');

  root.setAttribute('data-theme-alive', '');
  press();
  expect(scheme()).toBe('light');
});
