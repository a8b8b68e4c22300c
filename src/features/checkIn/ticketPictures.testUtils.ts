import QRCode from 'qrcode';
import type { Picture } from './qrDecoder';

/** The size of a frame as phones send it. */
const WIDTH = 1280;
const HEIGHT = 720;

export const ticketScenes = ['good light', 'low light', 'upside down', 'glare', 'small'] as const;
export type TicketScene = (typeof ticketScenes)[number];

interface View {
  /** Pixels of one module. */
  module: number;
  /** By which the ticket is turned, in degrees. */
  turned: number;
  /** Brightness of dark and light modules, 0 to 255. */
  dark: number;
  light: number;
  /** Standard deviation of the noise of the camera. */
  noise: number;
  /** A lamp that a screen reflects: its middle in modules from the middle of the code, and its radius. */
  lamp?: { x: number; y: number; radius: number };
}

const GOOD: View = { module: 9, turned: 4, dark: 25, light: 225, noise: 4 };
const VIEWS: Record<TicketScene, View> = {
  'good light': GOOD,
  'low light': { ...GOOD, dark: 8, light: 38, noise: 5 },
  'upside down': { ...GOOD, turned: 187 },
  // It hides a tenth of the code; level M can lose 15 %.
  glare: { ...GOOD, lamp: { x: 3, y: 4, radius: 6 } },
  // A tenth of the width of the frame.
  small: { ...GOOD, module: 3.2 },
};

/** Numbers from 0 to 1 that are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** About normal, by the sum of uniform numbers. */
const noiseOf = (random: () => number, deviation: number): number =>
  (random() + random() + random() + random() - 2) * Math.sqrt(3) * deviation;

/** How much of the picture the lamp hides: all in its middle, nothing outside its radius. */
function glareAt({ lamp }: View, x: number, y: number): number {
  if (!lamp) return 0;
  const distance = Math.hypot(x - lamp.x, y - lamp.y) / lamp.radius;
  return Math.min(1, Math.max(0, 2 - 2 * distance));
}

/** A frame of a camera before which a ticket is held on a white screen. */
export function pictureTicket(code: string, scene: TicketScene): Picture {
  const view = VIEWS[scene];
  const { modules } = QRCode.create(code, { errorCorrectionLevel: 'M' });
  const random = createRandom(code.length + WIDTH);
  const [sin, cos] = [Math.sin, Math.cos].map((of) => of((view.turned * Math.PI) / 180));
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const border = modules.size / 2 + 4;
  /** At a place in modules from the middle of the code. */
  const brightness = (x: number, y: number): number => {
    if (Math.max(Math.abs(x), Math.abs(y)) > border) return (view.dark + view.light) / 2;
    const [column, row] = [x, y].map((one) => Math.floor(one + modules.size / 2));
    const isInside = [column, row].every((one = -1) => one >= 0 && one < modules.size);
    const isDark = isInside && modules.get(row ?? 0, column ?? 0) !== 0;
    const plain = isDark ? view.dark : view.light;
    return plain + (255 - plain) * glareAt(view, x, y);
  };
  for (let top = 0; top < HEIGHT; top += 1) {
    for (let left = 0; left < WIDTH; left += 1) {
      let sum = 0;
      // Four rays a pixel, as a lens mixes what is beside each other.
      for (const [dx, dy] of [
        [0, 0],
        [0.5, 0],
        [0, 0.5],
        [0.5, 0.5],
      ] as const) {
        const x = (left + dx - WIDTH / 2) / view.module;
        const y = (top + dy - HEIGHT / 2) / view.module;
        sum += brightness(x * (cos ?? 1) + y * (sin ?? 0), y * (cos ?? 1) - x * (sin ?? 0));
      }
      const place = (top * WIDTH + left) * 4;
      data.fill(sum / 4 + noiseOf(random, view.noise), place, place + 3);
      data[place + 3] = 255;
    }
  }
  return { data, width: WIDTH, height: HEIGHT };
}
