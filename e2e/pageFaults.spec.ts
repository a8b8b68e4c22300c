import type { Page } from '@playwright/test';
import { expect, test } from './support/server';

async function runForeignScript(page: Page): Promise<void> {
  await page.goto('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.body.append(script);
  });
}

async function throwLater(page: Page): Promise<void> {
  await page.goto('/about');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('provoked');
    });
  });
}

test.describe('without an allowance, a test fails when a page', () => {
  test.fail('runs what its policy refuses', async ({ page, pageFaults }) => {
    await runForeignScript(page);
    await expect.poll(() => pageFaults.found().length).toBeGreaterThan(0);
  });

  test.fail('throws what nobody catches', async ({ page, pageFaults }) => {
    await throwLater(page);
    await expect.poll(() => pageFaults.found().length).toBeGreaterThan(0);
  });
});

test('what a test has allowed does not fail it', async ({ page, newVisitor, pageFaults }) => {
  await runForeignScript(page);
  await expect.poll(() => pageFaults.found().join()).toContain('Content Security Policy');
  pageFaults.allow(/Content Security Policy/);
  await throwLater(await newVisitor());
  await expect.poll(() => pageFaults.found()).toEqual([expect.stringContaining('provoked')]);
  pageFaults.allow(/provoked/);
});
