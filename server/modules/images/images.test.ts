import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Schemas } from '../../contract/types';
import { createRateLimits } from '../../http/rateLimits/rateLimits.service';
import { createAuthoring, type Authoring } from '../../testing/authoring';
import { expectStatus, type Headers } from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createOrganizerTeam } from '../../testing/organizers';
import { createUser, signIn } from '../../testing/people';
import { drawPicture, insertPicture } from '../../testing/pictures';
import { createImagesModule } from './images.module';

/** Lines of the log. */
const warnings: string[] = [];
let test: TestApp;
let organizer: Authoring;
let now = Date.now();
const clock = { now: () => now };
const HOUR = 3_600_000;

beforeAll(async () => {
  const stream = { write: (line: string) => warnings.push(line) };
  test = await buildTestApp({ clock, logger: { level: 'warn', stream } });
  organizer = await createAuthoring(test);
});
afterAll(() => test.close());

const upload = (payload: Buffer, more: Headers = {}, as: Headers = organizer.headers) =>
  test.app.inject({
    method: 'POST',
    url: '/api/images/',
    headers: { ...as, 'content-type': 'application/octet-stream', ...more },
    payload,
  });

const uploaded = async (payload: Buffer): Promise<Schemas['Image']> =>
  expectStatus(201, await upload(payload)).json();

const get = (src: string, headers: Headers = {}) => test.app.inject({ url: src, headers });

describe('an upload', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('takes a %s', async (format) => {
    const file = await drawPicture({ width: 900, height: 1125, format });
    const image = await uploaded(file);
    expect(image).toMatchObject({
      hash: createHash('sha256').update(file).digest('hex'),
      src: `/api/images/${image.hash}`,
      width: 900,
      height: 1125,
    });
    expect(image.variants.map(({ width, height, format: made }) => [width, height, made])).toEqual([
      [400, 500, 'avif'],
      [400, 500, 'webp'],
      [800, 1000, 'avif'],
      [800, 1000, 'webp'],
      [900, 1125, 'avif'],
      [900, 1125, 'webp'],
    ]);
  });

  it('draws the picture upright, without metadata, and stores the same file once', async () => {
    const file = await sharp({
      create: { width: 600, height: 480, channels: 3, background: '#224488' },
    })
      .withExif({ IFD0: { Copyright: 'Asha Menon', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(file.includes('Asha Menon')).toBe(true);
    const image = await uploaded(file);
    expect([image.width, image.height]).toEqual([480, 600]);
    expect(await uploaded(file)).toEqual(image);
    for (const { src } of image.variants) {
      const { rawPayload } = await get(src);
      expect(rawPayload.includes('Asha Menon')).toBe(false);
      expect(await sharp(rawPayload).metadata()).not.toHaveProperty('exif');
    }
  });

  it('keeps the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) => drawPicture({ format: 'png', background })),
    );
    const file = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    const { src, height } = await uploaded(file);
    expect(height).toBe(600);
    const { rawPayload } = await get(`${src}?w=400&format=webp`);
    const { channels } = await sharp(rawPayload).stats();
    expect(channels[0]?.mean).toBeGreaterThan(200);
    expect(channels[2]?.mean).toBeLessThan(50);
  });

  it('goes by the content, whatever the media type says', async () => {
    const file = await drawPicture({ format: 'png', background: '#010203' });
    expectStatus(201, await upload(file, { 'content-type': 'image/svg+xml' }));
  });

  it('is for those who organize, before anything is read', async () => {
    const employee = await signIn(test, await createUser(test));
    const file = await drawPicture({ format: 'png' });
    expect((await upload(file, {}, employee)).json()).toMatchObject({ code: 'forbidden' });
    expectStatus(401, await upload(file, {}, {}));
  });
});

describe('a file that is no good', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic'),
    Buffer.alloc(64),
  ]);

  it.each([
    [
      'an SVG',
      () => svg,
      415,
      'SVG drawings are not taken. Choose a JPEG, PNG, WebP or AVIF picture.',
    ],
    ['a GIF', () => drawPicture({ format: 'gif' }), 415, 'GIF pictures are not taken.'],
    ['an HEIC', () => heic, 415, 'HEIC pictures are not taken.'],
    [
      'a page named as a picture',
      () => Buffer.from('<html><body>Hi'),
      415,
      'This file is not a picture',
    ],
    ['nothing', () => Buffer.alloc(0), 400, 'This file is empty.'],
    [
      'a head without a picture',
      () => Buffer.from('\xff\xd8\xff\xe0<script>', 'latin1'),
      400,
      'damaged',
    ],
    ['a tiny picture', () => drawPicture({ width: 120, format: 'png' }), 400, '120 × 600'],
    ['a strip', () => drawPicture({ height: 2000, format: 'png' }), 400, 'too long and narrow'],
    ['11 MB', () => Buffer.alloc(11 * 1024 * 1024, 1), 413, 'larger than 10 MB'],
  ])('refuses %s', async (_name, make, status, sentence) => {
    const answer = await upload(await make());
    expect([answer.statusCode, answer.json<Schemas['Error']>().error]).toEqual([
      status,
      expect.stringContaining(sentence),
    ]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'refuses a %s that is cut off, and one with another file behind it',
    async (format) => {
      const whole = await sharp({
        create: {
          width: 480,
          height: 600,
          channels: 3,
          background: '#888888',
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      })
        .toFormat(format, format === 'avif' ? { effort: 0 } : {})
        .toBuffer();
      const half = await upload(whole.subarray(0, whole.length / 2));
      expect([half.statusCode, half.json<Schemas['Error']>().code]).toEqual([400, 'bad_picture']);
      for (const second of ['<script>alert(1)</script>', 'PK\x03\x04\x14', '<?php system("id");']) {
        const answer = await upload(Buffer.concat([whole, Buffer.from(second, 'latin1')]));
        expect(answer.statusCode).toBe(400);
        expect(answer.json<Schemas['Error']>().error).toMatch(/^This file holds something else/);
      }
    },
  );

  it('refuses more than 40 megapixels, and answers others while it unpacks a large picture', async () => {
    const large = await upload(png(8_001, 5_000, Buffer.alloc(8_002)));
    expect([large.statusCode, large.json<Schemas['Error']>().error]).toEqual([
      413,
      'This picture has 41 megapixels. Choose one of 40 megapixels or less.',
    ]);
    const order: string[] = [];
    // 16 megapixels in 16 kB, with a filter byte before each row.
    const slow = upload(png(4_000, 4_000, Buffer.alloc(4_000 * 4_001))).then((answer) => {
      order.push('picture');
      return answer;
    });
    for (let call = 0; call < 5; call += 1) {
      expectStatus(200, await test.app.inject({ url: '/api/health/' }));
      order.push('health');
    }
    expect((await slow).json()).toMatchObject({ width: 1600, height: 1600 });
    expect(order.indexOf('picture')).toBe(5);
    // Says 3.6 gigapixels.
    expect((await upload(png(60_000, 60_000, Buffer.alloc(60_000)))).statusCode).toBe(413);
  });
});

/** A grey PNG that says it is of this size, with these bytes as its pixels. */
function png(width: number, height: number, pixels: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8 + body.length);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), frame.length - 4);
    return frame;
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe('a picture', () => {
  it('is given in the width and format that are asked for, and never changes', async () => {
    const { hash, src } = await uploaded(
      await drawPicture({ width: 2000, height: 2500, format: 'jpeg', background: '#336699' }),
    );
    const modern = await get(src, { accept: 'image/avif,image/webp,*/*' });
    expect(modern.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('Accept'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect((await sharp(modern.rawPayload).metadata()).width).toBe(800);
    const again = await get(src, {
      accept: 'image/avif',
      'if-none-match': String(modern.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(warnings).toEqual([]);

    const older = await get(src, { accept: 'image/webp' });
    expect(older.headers['content-type']).toBe('image/webp');
    expect(older.headers.etag).not.toBe(modern.headers.etag);
    const named = await get(`${src}?w=5000&format=webp`, { accept: 'image/avif' });
    expect(named.headers).toMatchObject({ 'content-type': 'image/webp' });
    expect(await sharp(named.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600 });

    expectStatus(404, await get(`/api/images/${hash.replace(/./g, '0')}`));
    expectStatus(400, await get('/api/images/..%2f..%2fsecret'));
    expectStatus(400, await get(`${src}?format=svg`));
  });

  it('is deleted after a day on which nothing showed it', async () => {
    const hash = await insertPicture(test, { background: '#112233', uploadedAt: new Date(now) });
    const shown = await insertPicture(test, { background: '#332211', uploadedAt: new Date(now) });
    await test.db.insertInto('image_uses').values({ hash: shown, used_by: 'event 1' }).execute();
    const rateLimits = createRateLimits({ ...test, clock });
    const { service } = createImagesModule({ ...test, clock, log: test.app.log }, { rateLimits });
    now += 23 * HOUR;
    await service.purgeUnused();
    expectStatus(200, await get(`/api/images/${hash}?w=400`));
    now += 2 * HOUR;
    await service.purgeUnused();
    const left = await test.db.selectFrom('images').select('hash').execute();
    expect(left.map((row) => row.hash)).toEqual([shown]);
  });
});

it('limits how many pictures a person uploads in an hour', async () => {
  const person = await createUser(test);
  await createOrganizerTeam(test, { members: [{ id: person.id, role: 'owner' }] });
  const headers = await signIn(test, person);
  const file = await drawPicture({ format: 'png' });
  const statuses = new Set<number>();
  for (let count = 0; count < 120; count += 1) {
    statuses.add((await upload(file, {}, headers)).statusCode);
  }
  expect(statuses).toEqual(new Set([201]));
  expect((await upload(file, {}, headers)).statusCode).toBe(429);
  now += HOUR;
  expectStatus(201, await upload(file, {}, headers));
});
