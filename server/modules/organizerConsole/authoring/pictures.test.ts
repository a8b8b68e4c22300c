import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BodyAt } from '../../../contract/calls';
import type { Schemas } from '../../../contract/types';
import { anyVersion, createAuthoring, version, type Authoring } from '../../../testing/authoring';
import { expectStatus } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createUser, signIn } from '../../../testing/people';
import { insertPicture } from '../../../testing/pictures';

type Organized = Schemas['OrganizedEvent'];

let test: TestApp;
let organizer: Authoring;
let hash: string;
let other: string;

beforeAll(async () => {
  test = await buildTestApp();
  organizer = await createAuthoring(test);
  hash = await insertPicture(test);
  other = await insertPicture(test, { background: '#123456' });
});
afterAll(() => test.close());

const patch = (
  event: Pick<Organized, 'id'>,
  body: BodyAt<'PATCH', `/events/${number}`>,
  more: object = anyVersion,
) => organizer.send('PATCH', `/events/${event.id}`, body, more);

const usesOf = async (id: number) => {
  const rows = await test.db
    .selectFrom('image_uses')
    .where('used_by', '=', `event ${id}`)
    .select('hash')
    .execute();
  return rows.map((row) => row.hash).sort();
};

it('shows poster and gallery wherever the event is shown, and the drawn poster without them', async () => {
  const event = await organizer.publish({ title: 'Nocturne' });
  const drawn = `/posters/events/${event.id}.svg`;
  expect(event).toMatchObject({ poster: null, gallery: [], featured_image: drawn });

  const chosen = { hash, alt: '  A stage   in blue light ' };
  const gallery = [
    { hash: other, alt: 'The terrace' },
    { hash, alt: 'The stage' },
  ];
  const changed: Organized = expectStatus(
    200,
    await patch(event, { poster: chosen, gallery }, version(event.version)),
  ).json();
  const poster = {
    hash,
    src: `/api/images/${hash}`,
    alt: 'A stage in blue light',
    width: 480,
    height: 600,
  };
  expect(changed).toMatchObject({
    version: event.version + 1,
    title: 'Nocturne',
    poster,
    gallery: [{ hash: other, alt: 'The terrace' }, { hash }],
    featured_image: poster.src,
    images: [`/api/images/${other}`, poster.src],
  });

  const list = await test.app.inject({ url: '/api/events/' });
  const [listed] = list.json<Schemas['EventList']>().results;
  expect(listed).toMatchObject({ poster, featured_image: poster.src });
  const found = await test.app.inject({ url: '/api/events/search/?search=nocturne' });
  expect(found.json()).toMatchObject({ results: [{ cover_image: poster.src }] });
  const detail = await organizer.send('GET', `/events/${event.id}`);
  expect(detail.json()).toMatchObject({ poster, gallery: [{ alt: 'The terrace' }, {}] });
  expect(await usesOf(event.id)).toEqual([hash, other].sort());

  // What is left out stays.
  expectStatus(200, await patch(event, { title: 'Nocturne again' }));
  const removed: Organized = expectStatus(200, await patch(event, { poster: null })).json();
  expect(removed).toMatchObject({ poster: null, featured_image: drawn, gallery: [{}, {}] });
  const emptied: Organized = expectStatus(200, await patch(event, { gallery: [] })).json();
  expect(emptied).toMatchObject({ gallery: [], images: [] });
  expect(await usesOf(event.id)).toEqual([]);
});

it('refuses pictures that are not there, not described, or too many, and an old version', async () => {
  const event = await organizer.createDraft();
  const missing = await patch(event, { poster: { hash: '0'.repeat(64), alt: 'A stage' } });
  expect(expectStatus(400, missing).json()).toMatchObject({
    fields: { poster: 'This picture is no longer there. Upload it again.' },
  });
  const silent = await patch(event, { gallery: [{ hash, alt: '   ' }] });
  expect(expectStatus(400, silent).json()).toMatchObject({
    fields: { gallery: 'Say what the picture shows.' },
  });
  expectStatus(400, await patch(event, { gallery: Array(7).fill({ hash, alt: 'A stage' }) }));
  expectStatus(400, await patch(event, { poster: { hash: '../secret', alt: 'A stage' } }));
  expectStatus(412, await patch(event, { poster: { hash, alt: 'A stage' } }, version(99)));
  expect(await usesOf(event.id)).toEqual([]);
});

it('gives the pictures to a copy, and lets go of those of a deleted draft', async () => {
  const event = await organizer.createDraft();
  const pictures = { poster: { hash, alt: 'A stage' }, gallery: [{ hash: other, alt: 'Terrace' }] };
  expectStatus(200, await patch(event, pictures));
  const copied = await organizer.send('POST', `/events/${event.id}/duplicate/`);
  const copy: Organized = expectStatus(201, copied).json();
  expect(copy).toMatchObject({ ...pictures, featured_image: `/api/images/${hash}` });
  expectStatus(200, await organizer.send('DELETE', `/events/${event.id}`, undefined, anyVersion));
  expect(await usesOf(event.id)).toEqual([]);
  expect(await usesOf(copy.id)).toEqual([hash, other].sort());
});

it('keeps an uploaded picture while it is the logo of an organizer', async () => {
  const { id } = organizer.team;
  await test.db.updateTable('organizer_members').set({ role: 'owner' }).execute();
  const save = (logo: string) => organizer.send('PATCH', `/organizers/${id}`, { logo }, anyVersion);
  expectStatus(200, await save(`/api/images/${hash}`));
  const uses = () =>
    test.db.selectFrom('image_uses').where('used_by', '=', `organizer ${id}`).selectAll().execute();
  expect(await uses()).toHaveLength(1);
  const missing = await save(`/api/images/${'0'.repeat(64)}`);
  expect(expectStatus(400, missing).json()).toMatchObject({ fields: { logo: expect.any(String) } });
  expectStatus(200, await save(''));
  expect(await uses()).toEqual([]);
});

it('takes no logo from another host, nor any address but that of an uploaded picture', async () => {
  const { id } = organizer.team;
  const addresses = [
    'https://evil.example/logo.png',
    `https://evil.example/api/images/${hash}`,
    `//evil.example/api/images/${hash}`,
    `/api/images/${hash}?w=400`,
    `/api/images/../events/1`,
    '/posters/events/1.svg',
    'data:image/svg+xml,<svg/>',
  ];
  const body = { name: 'Borrowed Logos' };
  const root = await signIn(test, await createUser(test, { role: 'super_admin' }));
  for (const logo of addresses) {
    const answers = [
      await organizer.send('PATCH', `/organizers/${id}`, { logo }, anyVersion, root),
      await organizer.send('POST', '/organizers/', { ...body, logo }, {}, root),
    ];
    for (const answer of answers) {
      expect([logo, expectStatus(400, answer).json()]).toMatchObject([
        logo,
        { fields: { logo: 'Upload the logo, and give the address that the upload answers with.' } },
      ]);
    }
  }
});
