import { saveFile } from '@/lib/saveFile';
import { useToast } from '@/state';
import { ticket as paper } from '@/theme/tokens';
import { QUIET_MODULES, type QrShape } from './qrShape';
import type { TicketFacts } from './ticketFacts';
import { CODE, DISPLAY, layOutTicket, TEAR_LINE, WIDTH, type PlacedText } from './ticketLayout';

/** Save to Phone: the ticket as a picture. */
export function useSaveTicket(facts: TicketFacts, shape: QrShape | null) {
  const toast = useToast();
  return async () => {
    if (!shape) return;
    try {
      saveFile(await ticketPicture(facts, shape), `Foyer ticket ${facts.number}.png`);
      toast.success('Ticket saved');
    } catch {
      toast.error('The ticket could not be saved. Take a screenshot instead.');
    }
  };
}

type Context = CanvasRenderingContext2D;

function drawText(context: Context, { text, x, y, font, colour, align }: PlacedText): void {
  context.font = font;
  context.fillStyle = colour;
  context.textAlign = align;
  context.fillText(text, x, y);
}

function drawCode(context: Context, { size, path }: QrShape): void {
  const module = CODE.size / (size + 2 * QUIET_MODULES);
  context.save();
  context.translate((WIDTH - CODE.size) / 2, CODE.top);
  context.scale(module, module);
  context.translate(QUIET_MODULES, QUIET_MODULES);
  context.fillStyle = paper.qr;
  context.fill(new Path2D(path));
  context.restore();
}

function drawTearLine(context: Context): void {
  context.strokeStyle = paper.rule;
  context.lineWidth = 4;
  context.setLineDash([16, 12]);
  context.beginPath();
  context.moveTo(0, TEAR_LINE);
  context.lineTo(WIDTH, TEAR_LINE);
  context.stroke();
}

/** A ticket as a PNG for the phone's gallery, dark on white in both colour schemes. */
async function ticketPicture(facts: TicketFacts, shape: QrShape): Promise<Blob> {
  // Canvas does not wait for web fonts: the title would be drawn in Georgia.
  await document.fonts?.load(`500 64px ${DISPLAY}`).catch(() => []);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const { texts, height } = layOutTicket(facts, (text, font) => {
    context.font = font;
    return context.measureText(text).width;
  });
  // Clears the canvas and resets its font, so it comes before the drawing.
  canvas.height = height;
  context.fillStyle = paper.paper;
  context.fillRect(0, 0, WIDTH, height);
  context.textBaseline = 'alphabetic';
  drawCode(context, shape);
  drawTearLine(context);
  for (const text of texts) drawText(context, text);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture came out empty.'))),
      'image/png',
    );
  });
}
