import type { NonEmpty } from '../../lib/nonEmpty';
import { wholeBetween, cycle } from '../random';
import type { Composition, Motif } from './scene';
import { hatch, placed } from './shapes';

/**
 * Rows of motifs; no two neighbours in a row have the same motif.
 *
 * @param isTurned motifs fill their cells and are turned by quarters
 */
export const tiles =
  (columns: number, motifs: NonEmpty<Motif>, isTurned: boolean): Composition =>
  ({ random, box, ...colours }) => {
    const width = box.w / columns;
    const rows = Math.max(2, Math.round(box.h / width));
    const height = box.h / rows;
    // Turned tiles fill their cells, so that neighbours touch.
    const scale = isTurned ? Math.max(width, height) / 200 : (Math.min(width, height) - 8) / 200;
    const { ink, accent, second } = colours;
    const tints = [ink, accent, second, ink, accent];
    let last = -1;
    let picture = hatch('h', ink, 18, 45);
    for (let cell = 0; cell < rows * columns; cell += 1) {
      const x = box.x + ((cell % columns) + 0.5) * width;
      const y = box.y + (Math.floor(cell / columns) + 0.5) * height;
      let kind = wholeBetween(random, 0, motifs.length - 1);
      if (kind === last) kind = (kind + 1) % motifs.length;
      last = kind;
      const tint = isTurned ? wholeBetween(random, 0, 2) : 0;
      const turn = isTurned ? wholeBetween(random, 0, 3) * 90 : 0;
      const [first = ink, next = ink, other = ink] = tints.slice(tint);
      const motif = cycle(motifs, kind);
      picture += placed(
        { x, y },
        scale,
        turn,
        motif({ ...colours, ink: first, accent: next, second: other }),
      );
    }
    return picture;
  };
