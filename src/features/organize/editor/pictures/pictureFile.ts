import { fileLimits } from '@/lib/fileLimits.gen';

/** Part of a picture, in its own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const ACCEPT = TYPES.join(',');

/** The poster is 4:5. */
export const ASPECT = 4 / 5;
/** Smaller posters would look blurred on a phone's screen. */
const POSTER_MIN: Size = { width: 1200, height: 1500 };
const GALLERY_MIN = 200;
/** Wider pictures are scaled down before they are sent: the server keeps at most 1,600 pixels. */
const SENT_WIDTH = 2000;
const SENT_BYTES = 2 * 1024 * 1024;
const MAX_ZOOM = 4;

const MEGAPIXELS = fileLimits.pixels / 1_000_000;

const figure = (count: number) => count.toLocaleString('en-US');
const sizeText = ({ width, height }: Size) => `${figure(width)} × ${figure(height)}`;

/** Why a file is not taken, before it is read; null when it may be. The server judges its content. */
export function fileProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!TYPES.includes(file.type)) return 'Choose a JPEG, PNG, WebP or AVIF picture.';
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > fileLimits.bytes) return 'This file is larger than 10 MB. Choose a smaller one.';
  return null;
}

export type PictureUse = 'poster' | 'gallery';

/** Why a picture of this size cannot be used so. */
export function sizeProblem(size: Size, use: PictureUse): string | null {
  const pixels = size.width * size.height;
  if (pixels > fileLimits.pixels) {
    return `This picture has ${figure(Math.ceil(pixels / 1_000_000))} megapixels. Choose one of ${MEGAPIXELS} megapixels or less.`;
  }
  if (use === 'poster' && widestCrop(size).width < POSTER_MIN.width) {
    return `This picture is ${sizeText(size)}. A poster needs ${sizeText(POSTER_MIN)} or more.`;
  }
  if (Math.min(size.width, size.height) < GALLERY_MIN) {
    return `This picture is ${sizeText(size)}. Choose one of ${GALLERY_MIN} × ${GALLERY_MIN} or more.`;
  }
  return null;
}

/** The largest part in the shape of the poster, from the middle. */
export function widestCrop({ width, height }: Size): Area {
  const across = Math.floor(Math.min(width, height * ASPECT));
  const down = Math.floor(across / ASPECT);
  return {
    x: Math.round((width - across) / 2),
    y: Math.round((height - down) / 2),
    width: across,
    height: down,
  };
}

/** How far one may zoom in before the poster is too small. */
export const maxZoom = (size: Size): number =>
  Math.max(1, Math.min(MAX_ZOOM, widestCrop(size).width / POSTER_MIN.width));

/** Draws the part with at most SENT_WIDTH pixels across; metadata stays behind. */
function draw(image: HTMLImageElement, area: Area): Promise<Blob> {
  const scale = Math.min(1, SENT_WIDTH / area.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('This browser cannot draw pictures.'));
  // JPEG knows no transparency; without this it would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const { x, y, width, height } = area;
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
      'image/jpeg',
      0.92,
    );
  });
}

/** What is sent: the part that was chosen, or the file itself where it is small enough. */
export async function fileToSend(
  file: File,
  image: HTMLImageElement,
  area: Area | null,
): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (area) return draw(image, area);
  if (width <= SENT_WIDTH && file.size <= SENT_BYTES) return file;
  return draw(image, { x: 0, y: 0, width, height });
}
