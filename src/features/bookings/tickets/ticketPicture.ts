import { ticket as paper } from '@/theme/tokens';
import { QUIET_MODULES, type QrShape } from './qrShape';
import { wrapWords, type TicketFacts } from './ticketFacts';

/** Pixels: as wide as most phones are sharp. */
const WIDTH = 1080;
const HEIGHT = 1680;
const MARGIN = 90;
const CODE = 720;

const DISPLAY = '"Foyer Display", Georgia, serif';
const UI = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const MONO = 'ui-monospace, Menlo, Consolas, "Liberation Mono", monospace';

type Pen = CanvasRenderingContext2D;

function write(pen: Pen, text: string, x: number, y: number, font: string, colour: string): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

function drawCode(pen: Pen, { size, path }: QrShape, x: number, y: number): void {
  const module = CODE / (size + 2 * QUIET_MODULES);
  pen.save();
  pen.translate(x + QUIET_MODULES * module, y + QUIET_MODULES * module);
  pen.scale(module, module);
  pen.fillStyle = paper.qr;
  pen.fill(new Path2D(path));
  pen.restore();
}

function drawTear(pen: Pen, y: number): void {
  pen.strokeStyle = paper.rule;
  pen.lineWidth = 4;
  pen.setLineDash([16, 12]);
  pen.beginPath();
  pen.moveTo(0, y);
  pen.lineTo(WIDTH, y);
  pen.stroke();
}

function drawFact(pen: Pen, label: string, value: string, x: number, y: number): void {
  const width = WIDTH / 2 - MARGIN - 20;
  write(pen, label, x, y, `600 28px ${UI}`, paper.ink2);
  pen.font = `600 34px ${UI}`;
  wrapWords(value, width, (line) => pen.measureText(line).width)
    .slice(0, 2)
    .forEach((line, index) => {
      write(pen, line, x, y + 46 + index * 42, `600 34px ${UI}`, paper.ink);
    });
}

function draw(pen: Pen, facts: TicketFacts, shape: QrShape): void {
  pen.fillStyle = paper.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.textBaseline = 'alphabetic';
  drawCode(pen, shape, (WIDTH - CODE) / 2, 60);

  pen.textAlign = 'center';
  write(pen, facts.number, WIDTH / 2, 856, `700 58px ${MONO}`, paper.ink);
  write(pen, facts.position, WIDTH / 2, 912, `400 32px ${UI}`, paper.ink2);
  drawTear(pen, 970);

  pen.textAlign = 'left';
  write(pen, 'Event Ticket', MARGIN, 1050, `600 32px ${UI}`, paper.ink2);
  pen.font = `500 64px ${DISPLAY}`;
  const title = wrapWords(
    facts.title,
    WIDTH - 2 * MARGIN,
    (line) => pen.measureText(line).width,
  ).slice(0, 2);
  title.forEach((line, index) => {
    write(pen, line, MARGIN, 1124 + index * 72, `500 64px ${DISPLAY}`, paper.ink);
  });
  const below = 1124 + (title.length - 1) * 72;
  write(pen, facts.date, MARGIN, below + 56, `400 34px ${UI}`, paper.ink2);
  drawFact(pen, 'Attendee', facts.attendee, MARGIN, below + 140);
  drawFact(pen, 'Tier', facts.tier, WIDTH / 2 + 20, below + 140);
  drawFact(pen, 'Venue', facts.venue, MARGIN, below + 290);
  drawFact(pen, 'Booking', facts.booking, WIDTH / 2 + 20, below + 290);
}

/** A ticket as a picture for the phone's gallery: paper in both schemes (D15). */
export async function ticketPicture(facts: TicketFacts, shape: QrShape): Promise<Blob> {
  // A face that is not there yet would be drawn as Georgia.
  await document.fonts?.load(`500 64px ${DISPLAY}`).catch(() => []);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  draw(pen, facts, shape);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture came out empty.'))),
      'image/png',
    );
  });
}
