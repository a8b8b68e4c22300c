import type { NonEmpty } from '../../random.ts';
import { between, cycle, wholeBetween } from '../../random.ts';
import { d, disc, fill, group, hatch, rect, ring, stroke, turned } from '../shapes.ts';
import type { Scene } from './scene.ts';

/** A skyline of ledger columns and one sun. */
export function skyline({ random, box, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const count = wholeBetween(random, 5, 7);
  const width = w / count;
  const rising = random() < 0.7;
  const bottom = y + h;
  let picture = disc(
    x + w * (rising ? 0.3 : 0.7),
    y + h * 0.34,
    Math.min(h * 0.24, w * 0.3),
    accent,
  );
  for (let column = 0; column < count; column += 1) {
    const share = (rising ? column : count - 1 - column) / (count - 1);
    const height = h * (0.2 + 0.62 * share + between(random, -0.11, 0.11));
    const left = x + column * width;
    const top = bottom - height;
    const colour = cycle([ink, second, 'url(#h)'], column);
    if (random() < 0.4) {
      const shoulder = d`A${width} ${width} 0 0 1 ${left + width} ${top}`;
      picture += fill(d`M${left} ${bottom}V${top + width}${shoulder}V${bottom}Z`, colour);
    } else {
      picture += rect(left, top, width, height, colour);
      if (column % 3 === 2) picture += stroke(d`M${left} ${top}h${width}`, ink, 3);
    }
  }
  return hatch('h', ink, 6, 1, 0) + picture + stroke(d`M${x} ${bottom - 1.5}h${w}`, ink, 3);
}

/** A board room from above: papers on a round table, one chair in another colour. */
export function roundTable({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const cx = x + w / 2;
  const cy = y + h / 2;
  const reach = Math.min(w, h) / 2 - 2;
  const seats = wholeBetween(random, 8, 10);
  const step = 360 / seats;
  const chosen = wholeBetween(random, 0, seats - 1);
  const chairAt = reach * 0.86;
  const half = (step * 0.31 * Math.PI) / 180;
  const edge = { x: Math.sin(half) * chairAt, y: Math.cos(half) * chairAt };
  const chair =
    d`M${cx - edge.x} ${cy - edge.y}A${chairAt} ${chairAt} 0 0 1 ` +
    d`${cx + edge.x} ${cy - edge.y}`;
  const sheets: NonEmpty<string> = [paper, paper, accent];
  let places = '';
  for (let seat = 0; seat < seats; seat += 1) {
    const sheet = rect(
      cx - reach * 0.085,
      cy - reach * 0.6,
      reach * 0.17,
      reach * 0.23,
      cycle(sheets, seat),
    );
    const colour = seat === chosen ? accent : ink;
    const seatLine = stroke(chair, colour, reach * 0.2, ' stroke-linecap="round"');
    places += group(turned(seat * step + step / 2, cx, cy), seatLine + sheet);
  }
  return (
    hatch('h', ink, 6, 1, between(random, 0, 90)) +
    disc(cx, cy, reach * 0.7, second) +
    ring(cx, cy, reach * 0.665, ink, reach * 0.07) +
    places +
    disc(cx, cy, reach * 0.25, ink) +
    disc(cx, cy, reach * 0.16, accent)
  );
}
