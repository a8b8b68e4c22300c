import type { Page } from '@playwright/test';
import type { AnswerAt, BodyAt } from '../../server/contract/calls';

/** An API call with the session of this page. */
export async function callApi<Method extends Uppercase<string>, Address extends string>(
  page: Page,
  method: Method,
  address: Address,
  data?: BodyAt<Method, Address>,
  headers?: Record<string, string>,
): Promise<{ status: number; text: string }> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'access_token')?.value ?? '';
  const answer = await page.request.fetch(`/api${address}`, {
    method,
    headers: { ...headers, Authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  return { status: answer.status(), text: await answer.text() };
}

/** The body of a GET. @throws Error with the answer for another status than 200 */
export async function readApi<Address extends string>(
  page: Page,
  address: Address,
): Promise<AnswerAt<'GET', Address>> {
  const { status, text } = await callApi(page, 'GET', address);
  if (status !== 200) throw new Error(`GET ${address}: ${status} ${text}`);
  return JSON.parse(text);
}
