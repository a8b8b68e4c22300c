import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import QRCode from 'qrcode';
import { chromiumFlags } from '../../scripts/lib/chromiumFlags.mjs';
import { environmentWithFonts } from '../../scripts/lib/browserFonts.mjs';
import { findTestBrowser } from '../../scripts/lib/programs.mjs';

const WIDTH = 640;
const HEIGHT = 480;
/** Pixels of one module of the code. */
const MODULE = 6;
const FRAMES = 10;

/** A video (YUV4MPEG2) that shows a QR code. */
function videoOf(text: string): Buffer {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
  const left = (WIDTH - modules.size * MODULE) >> 1;
  const top = (HEIGHT - modules.size * MODULE) >> 1;
  for (let y = 0; y < modules.size * MODULE; y += 1) {
    for (let x = 0; x < modules.size * MODULE; x += 1) {
      if (modules.get(Math.floor(y / MODULE), Math.floor(x / MODULE))) {
        luma[(top + y) * WIDTH + left + x] = 16;
      }
    }
  }
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, colourless]);
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`;
  return Buffer.concat([Buffer.from(head), ...Array.from({ length: FRAMES }, () => frame)]);
}

/** A browser whose camera is a video of this code; camera access is granted. */
export async function launchWithCamera(folder: string, text: string): Promise<Browser> {
  const video = path.join(folder, 'camera.y4m');
  await writeFile(video, videoOf(text));
  const executablePath = findTestBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    env: environmentWithFonts(),
    args: [
      ...chromiumFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
}
