import { ticket as paper } from '@/theme/tokens';
import { QUIET_MODULES, type QrShape } from './qrShape';
import { wrapWords, type TicketFacts } from './ticketFacts';

/** Pixels; 1080 is the screen width of most phones. */
const WIDTH = 1080;
const HEIGHT = 1680;
const MARGIN = 90;
const CODE = 720;

const DISPLAY = '"Foyer Display", Georgia, serif';
const UI = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const MONO = 'ui-monospace, Menlo, Consolas, "Liberation Mono", monospace';

type Context = CanvasRenderingContext2D;

function drawText(
  context: Context,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
): void {
  context.font = font;
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

function drawCode(context: Context, { size, path }: QrShape, x: number, y: number): void {
  const module = CODE / (size + 2 * QUIET_MODULES);
  context.save();
  context.translate(x + QUIET_MODULES * module, y + QUIET_MODULES * module);
  context.scale(module, module);
  context.fillStyle = paper.qr;
  context.fill(new Path2D(path));
  context.restore();
}

function drawTearLine(context: Context, y: number): void {
  context.strokeStyle = paper.rule;
  context.lineWidth = 4;
  context.setLineDash([16, 12]);
  context.beginPath();
  context.moveTo(0, y);
  context.lineTo(WIDTH, y);
  context.stroke();
}

function drawFact(context: Context, label: string, value: string, x: number, y: number): void {
  const width = WIDTH / 2 - MARGIN - 20;
  drawText(context, label, x, y, `600 28px ${UI}`, paper.ink2);
  context.font = `600 34px ${UI}`;
  wrapWords(value, width, (line) => context.measureText(line).width)
    .slice(0, 2)
    .forEach((line, index) => {
      drawText(context, line, x, y + 46 + index * 42, `600 34px ${UI}`, paper.ink);
    });
}

function draw(context: Context, facts: TicketFacts, shape: QrShape): void {
  context.fillStyle = paper.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textBaseline = 'alphabetic';
  drawCode(context, shape, (WIDTH - CODE) / 2, 60);

  context.textAlign = 'center';
  drawText(context, facts.number, WIDTH / 2, 856, `700 58px ${MONO}`, paper.ink);
  drawText(context, facts.position, WIDTH / 2, 912, `400 32px ${UI}`, paper.ink2);
  drawTearLine(context, 970);

  context.textAlign = 'left';
  drawText(context, 'Event Ticket', MARGIN, 1050, `600 32px ${UI}`, paper.ink2);
  context.font = `500 64px ${DISPLAY}`;
  const title = wrapWords(
    facts.title,
    WIDTH - 2 * MARGIN,
    (line) => context.measureText(line).width,
  ).slice(0, 2);
  title.forEach((line, index) => {
    drawText(context, line, MARGIN, 1124 + index * 72, `500 64px ${DISPLAY}`, paper.ink);
  });
  const titleEnd = 1124 + (title.length - 1) * 72;
  drawText(context, facts.date, MARGIN, titleEnd + 56, `400 34px ${UI}`, paper.ink2);
  drawFact(context, 'Attendee', facts.attendee, MARGIN, titleEnd + 140);
  drawFact(context, 'Tier', facts.tier, WIDTH / 2 + 20, titleEnd + 140);
  drawFact(context, 'Venue', facts.venue, MARGIN, titleEnd + 290);
  drawFact(context, 'Booking', facts.booking, WIDTH / 2 + 20, titleEnd + 290);
}

/** A ticket as a PNG for the phone's gallery, dark on white in both colour schemes (D15). */
export async function ticketPicture(facts: TicketFacts, shape: QrShape): Promise<Blob> {
  // Canvas does not wait for web fonts: the title would be drawn in Georgia.
  await document.fonts?.load(`500 64px ${DISPLAY}`).catch(() => []);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  draw(context, facts, shape);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture came out empty.'))),
      'image/png',
    );
  });
}
