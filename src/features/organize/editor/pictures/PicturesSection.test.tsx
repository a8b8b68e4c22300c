import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import type { Image as UploadedImage, Picture } from '@/api';
import { apiPath, refuse } from '@/testing/handlers';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { PicturesSection, type EventPictures } from './PicturesSection';

const hashOf = (letter: string) => letter.repeat(64);
const pictureOf = (letter: string, alt: string): Picture => ({
  hash: hashOf(letter),
  src: `/api/images/${hashOf(letter)}`,
  alt,
  width: 1600,
  height: 2000,
});

/** The size that the browser reads from every file. */
let size = { width: 3000, height: 4000 };
let drawn: { width: number; height: number; area: unknown[] }[] = [];
let isReadable = true;

/** jsdom neither decodes nor draws pictures. */
const stubs: [object, string, PropertyDescriptor][] = [
  [URL, 'createObjectURL', { value: () => 'blob:picture' }],
  [URL, 'revokeObjectURL', { value: () => undefined }],
  [
    HTMLImageElement.prototype,
    'decode',
    { value: () => (isReadable ? Promise.resolve() : Promise.reject(new Error('broken'))) },
  ],
  [HTMLImageElement.prototype, 'naturalWidth', { get: () => size.width }],
  [HTMLImageElement.prototype, 'naturalHeight', { get: () => size.height }],
  [
    HTMLCanvasElement.prototype,
    'getContext',
    {
      value(this: HTMLCanvasElement) {
        return {
          fillRect: () => undefined,
          drawImage: (_image: unknown, ...area: unknown[]) =>
            drawn.push({ width: this.width, height: this.height, area: area.slice(0, 4) }),
        };
      },
    },
  ],
  [
    HTMLCanvasElement.prototype,
    'toBlob',
    { value: (done: (blob: Blob) => void) => done(new Blob(['drawn'], { type: 'image/jpeg' })) },
  ],
];
const before = stubs.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));

beforeEach(() => {
  size = { width: 3000, height: 4000 };
  drawn = [];
  isReadable = true;
  for (const [owner, name, stub] of stubs) {
    Object.defineProperty(owner, name, { configurable: true, ...stub });
  }
});
afterEach(() => {
  stubs.forEach(([owner, name], index) => {
    const own = before[index];
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  });
});

let latest: EventPictures;

function Host({ start }: { start: EventPictures }) {
  const [value, setValue] = useState(start);
  return (
    <PicturesSection
      value={value}
      onChange={(next) => {
        latest = next;
        setValue(next);
      }}
      drawnPoster="/posters/events/4.svg"
      category="Music"
    />
  );
}

const open = (start: EventPictures = { poster: null, gallery: [] }) => {
  latest = start;
  return renderWithProviders(<Host start={start} />, { preloadedState: { auth: signedIn() } });
};

const fileOf = (type = 'image/jpeg', bytes = 1000) =>
  new File([new Uint8Array(bytes)], 'stage.jpg', { type });

const answerUpload = (letter: string) =>
  http.post(apiPath('/images/'), () =>
    HttpResponse.json<UploadedImage>(
      { ...pictureOf(letter, ''), variants: [] } satisfies UploadedImage & { alt: string },
      { status: 201 },
    ),
  );

const drop = (file: File) =>
  fireEvent.drop(screen.getByText('Drop pictures here'), { dataTransfer: { files: [file] } });

const dialog = () => screen.findByRole('dialog', { name: 'Add a picture' });
const words = () => screen.getByRole('textbox', { name: /What the picture shows/ });

describe('adding a picture', () => {
  it('crops the poster to 4:5, asks what it shows, and sends it', async () => {
    server.use(answerUpload('a'));
    const { user } = open();
    expect(screen.getByText('Foyer’s art')).toBeVisible();
    drop(fileOf());
    await dialog();
    expect(screen.getByRole('radio', { name: 'Poster' })).toBeChecked();
    const add = screen.getByRole('button', { name: 'Add picture' });
    await user.click(add);
    expect(screen.getByText('Describe the picture.')).toBeVisible();

    await user.fill(words(), '  A stage in blue light ');
    await user.click(add);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // 3000 × 3750 from the middle, drawn 2000 wide.
    expect(drawn).toEqual([{ width: 2000, height: 2500, area: [0, 125, 3000, 3750] }]);
    expect(latest.poster).toEqual(pictureOf('a', 'A stage in blue light'));
    expect(screen.getByRole('img', { name: 'A stage in blue light' })).toBeVisible();
    expect(screen.getByText('The poster is set.')).toBeVisible();
  });

  it('takes chosen and pasted files for the gallery, one after the other', async () => {
    server.use(answerUpload('b'));
    const { user } = open({ poster: pictureOf('a', 'A stage'), gallery: [] });
    await user.upload(screen.getByLabelText('Choose pictures'), fileOf());
    await dialog();
    expect(screen.getByRole('radio', { name: 'Gallery' })).toBeChecked();
    fireEvent.paste(document, { clipboardData: { files: [fileOf('image/png')] } });
    await user.fill(words(), 'The terrace');
    await user.click(screen.getByRole('button', { name: 'Add picture' }));
    await waitFor(() => expect(words()).toHaveValue(''));
    expect(latest.gallery).toEqual([pictureOf('b', 'The terrace')]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(latest.gallery).toHaveLength(1);
  });

  it.each([
    ['an SVG', () => fileOf('image/svg+xml'), 'Choose a JPEG, PNG, WebP or AVIF picture.'],
    ['an empty file', () => fileOf('image/png', 0), 'This file is empty. Choose another one.'],
    [
      'a large file',
      () => fileOf('image/png', 10 * 1024 * 1024 + 1),
      'This file is larger than 10 MB. Choose a smaller one.',
    ],
  ])('says why %s is refused', async (_name, make, sentence) => {
    open();
    drop(make());
    await dialog();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add picture' })).toBeDisabled();
  });

  it('says what is too small, too large or broken', async () => {
    size = { width: 900, height: 1200 };
    const { user } = open();
    drop(fileOf());
    expect(
      await screen.findByText('This picture is 900 × 1,200. A poster needs 1,200 × 1,500 or more.'),
    ).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Gallery' }));
    expect(screen.queryByText(/A poster needs/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    size = { width: 10_000, height: 6_000 };
    drop(fileOf());
    expect(await screen.findByText(/This picture has 60 megapixels/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    isReadable = false;
    drop(fileOf());
    expect(await screen.findByText(/This picture is damaged or incomplete/)).toBeVisible();
  });

  it('shows the sentence of the server, and keeps what was written', async () => {
    const sentence = 'This file holds something else behind the picture.';
    server.use(refuse('post', '/images/', 400, { error: sentence, code: 'bad_picture' }));
    const { user } = open();
    drop(fileOf());
    await dialog();
    await user.fill(words(), 'A stage');
    await user.click(screen.getByRole('button', { name: 'Add picture' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(words()).toHaveValue('A stage');
    expect(latest.poster).toBeNull();
  });

  it('shows that it is under way, and can be cancelled', async () => {
    server.use(http.post(apiPath('/images/'), () => new Promise<never>(() => {})));
    const { user } = open();
    drop(fileOf());
    await dialog();
    await user.fill(words(), 'A stage');
    await user.click(screen.getByRole('button', { name: 'Add picture' }));
    expect(await screen.findByRole('progressbar', { name: 'Upload' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(latest.poster).toBeNull();
  });
});

it('describes, orders and removes pictures by keyboard', async () => {
  const { user } = open({
    poster: pictureOf('a', 'A stage'),
    gallery: [pictureOf('b', 'The terrace'), pictureOf('c', 'The hall')],
  });
  const choose = async (picture: string, action: string) => {
    const button = screen.getByRole('button', { name: `Change ${picture}` });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: action });
    // A letter leads to the item that begins with it.
    await user.keyboard(action.slice(0, 1).toLowerCase());
    expect(item).toHaveFocus();
    await user.keyboard('{Enter}');
  };
  await choose('picture 2', 'Move forward');
  expect(latest.gallery.map(({ alt }) => alt)).toEqual(['The hall', 'The terrace']);
  expect(screen.getByText('Picture 1 of 2.')).toBeVisible();

  await choose('picture 1', 'Edit description');
  const editor = within(await screen.findByRole('dialog', { name: 'What the picture shows' }));
  await user.clear(editor.getByRole('textbox'));
  await user.click(editor.getByRole('button', { name: 'Keep' }));
  expect(editor.getByText('Describe the picture.')).toBeVisible();
  await user.fill(editor.getByRole('textbox'), 'The great hall');
  await user.click(editor.getByRole('button', { name: 'Keep' }));
  expect(latest.gallery[0]?.alt).toBe('The great hall');

  await choose('picture 2', 'Remove');
  expect(latest.gallery).toHaveLength(1);
  await choose('poster', 'Remove');
  expect(latest.poster).toBeNull();
  expect(screen.getByText('Foyer’s art')).toBeVisible();
});
