import { expect, it, jest } from '@jest/globals';
import { serverNow } from '@/lib/serverClock';
import { sendRequest } from './transport';

it('learns the server’s time from each answer', async () => {
  const twoHours = 7_200_000;
  const fetch = jest.spyOn(globalThis, 'fetch');
  for (const behind of [twoHours, 0]) {
    const date = new Date(Date.now() - behind).toUTCString();
    fetch.mockResolvedValueOnce(new Response('{}', { headers: { Date: date } }));
    await sendRequest('/api/events/');
    expect(Math.abs(serverNow() - (Date.now() - behind))).toBeLessThan(3000);
  }
});
