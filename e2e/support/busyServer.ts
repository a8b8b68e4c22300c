import { expect, type APIResponse } from '@playwright/test';

/** Sends a request again for as long as the server is busy and asks to come again. */
export async function untilAnswered(send: () => Promise<APIResponse>): Promise<APIResponse> {
  let answer = await send();
  await expect
    .poll(async () => (answer.status() === 503 ? (answer = await send()) : answer).status())
    .not.toBe(503);
  return answer;
}
