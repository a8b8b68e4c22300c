import type { Page } from '@playwright/test';

/** A call with the session of this page, as its scripts would make it. */
export async function callAs(
  page: Page,
  method: 'GET' | 'PUT' | 'POST',
  address: string,
  data?: object,
): Promise<{ status: number; text: string }> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'access_token')?.value ?? '';
  const answer = await page.request.fetch(`/api${address}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  return { status: answer.status(), text: await answer.text() };
}

/** The same, when it must work. @throws Error with the answer otherwise */
export async function readAs<T>(page: Page, address: string): Promise<T> {
  const { status, text } = await callAs(page, 'GET', address);
  if (status !== 200) throw new Error(`GET ${address}: ${status} ${text}`);
  return JSON.parse(text) as T;
}
