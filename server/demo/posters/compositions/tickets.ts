import { mix } from '../palettes.ts';
import { between } from '../../random.ts';
import { d, disc, fill, group, starData, stroke, turned } from '../shapes.ts';
import type { Scene } from './scene.ts';

/** A fan of admission tickets before a disc of light: for any kind of event. */
export function ticketFan({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const size = Math.min(w, h * 0.92);
  const wide = size * 0.36;
  const tall = size * 0.7;
  const notch = wide * 0.11;
  const cx = x + w / 2;
  const cy = y + h * 0.5;
  const left = cx - wide / 2;
  const top = cy - tall / 2;
  const tear = top + tall * 0.7;
  const outline =
    d`M${left} ${top}h${wide}V${tear - notch}a${notch} ${notch} 0 0 0 0 ${notch * 2}` +
    d`V${top + tall}h${-wide}V${tear + notch}a${notch} ${notch} 0 0 0 0 ${-notch * 2}Z`;
  const line = d`M${left + notch * 1.6} ${tear}h${wide - notch * 3.2}`;
  const perforation = ' stroke-dasharray="2 5" stroke-linecap="round"';
  const star = starData({ x: cx, y: top + tall * 0.36 }, wide * 0.32, wide * 0.13);
  const bars = [0.1, 0.17, 0.22, 0.32, 0.4, 0.46, 0.57, 0.63, 0.72, 0.8]
    .map((at) => d`M${left + wide * (at + 0.05)} ${tear + tall * 0.1}v${tall * 0.12}`)
    .join('');
  const ticket = (degrees: number, colour: string, mark: string) =>
    group(
      turned(degrees, cx, cy + tall * 0.75),
      fill(outline, colour) +
        fill(star, mark) +
        stroke(line, mark, 2.4, perforation) +
        stroke(bars, mark, wide * 0.03),
    );
  const spread = between(random, 24, 29);
  const swapped = random() < 0.5;
  return (
    disc(cx, cy, Math.min(w, h) * 0.48, mix(paper, ink, 0.13)) +
    ticket(-spread, swapped ? accent : second, paper) +
    ticket(spread, ink, paper) +
    ticket(0, swapped ? second : accent, paper)
  );
}
