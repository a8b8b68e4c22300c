import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { createRateLimits, type LimitedSubject, type RateLimits } from './rateLimits.service';

let now = Date.UTC(2026, 2, 1);
let database: TestDatabase;
let rateLimits: RateLimits;

beforeAll(async () => {
  database = await createTestDatabase();
  rateLimits = createRateLimits({ db: database.db, clock: { now: () => now } });
});
afterAll(() => database.drop());

const limit = (name: string, max: number, seconds: number) => ({ name, rules: [{ max, seconds }] });
const refusal = (retryAfter: number) => ({ status: 429, code: 'too_many_requests', retryAfter });

describe('a limit', () => {
  it('lets so many through in any window, however the window lies', async () => {
    const asha: LimitedSubject = [limit('slides', 2, 60), 'asha'];
    await rateLimits.take(asha);
    now += 50_000;
    await rateLimits.take(asha);
    now += 9_000;
    await expect(rateLimits.take(asha)).rejects.toMatchObject(refusal(1));
    now += 1_000;
    await rateLimits.take(asha);
    now += 10_000;
    await expect(rateLimits.take(asha)).rejects.toMatchObject(refusal(40));
  });

  it('counts each subject and each name apart', async () => {
    await rateLimits.take([limit('apart', 1, 60), 'asha']);
    await rateLimits.take([limit('apart', 1, 60), 'vikram']);
    await rateLimits.take([limit('apart too', 1, 60), 'asha']);
    await expect(rateLimits.take([limit('apart', 1, 60), 'asha'])).rejects.toMatchObject(
      refusal(60),
    );
  });

  it('counts nothing where one of several is refused', async () => {
    const [full, free]: [LimitedSubject, LimitedSubject] = [
      [limit('full', 1, 60), 'x'],
      [limit('free', 1, 60), 'x'],
    ];
    await rateLimits.take(full);
    await expect(rateLimits.take(free, full)).rejects.toMatchObject(refusal(60));
    await rateLimits.take(free);
  });

  it('gives back one, and only one', async () => {
    const asha: LimitedSubject = [limit('back', 2, 60), 'asha'];
    const at = await rateLimits.take(asha);
    expect(await rateLimits.take(asha)).toEqual(at);
    await rateLimits.giveBack(asha, at);
    await rateLimits.take(asha);
    await expect(rateLimits.take(asha)).rejects.toMatchObject(refusal(60));
    await rateLimits.clear(asha);
    await rateLimits.giveBack(asha, at);
    await rateLimits.take(asha);
  });

  it('is exact when a hundred come at once', async () => {
    const crowd: LimitedSubject = [limit('crowd', 7, 60), 'x'];
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, () => rateLimits.take(crowd)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  });

  it('keeps no subject in the clear, and nothing that is over', async () => {
    await rateLimits.take([limit('secret', 1, 60), 'hunter2 in the wrong field']);
    const rows = () => database.db.selectFrom('rate_limits').select('key').execute();
    expect(JSON.stringify(await rows())).not.toContain('hunter2');
    expect((await rows()).length).toBeGreaterThan(0);
    now += 61_000;
    await rateLimits.purgeExpired();
    expect(await rows()).toEqual([]);
  });
});
