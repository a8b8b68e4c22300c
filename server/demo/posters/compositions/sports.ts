import { isDark, mix } from '../palettes.ts';
import { between } from '../../random.ts';
import { d, disc, fill, group, hatch, polar, ring, starData, stroke, turned } from '../shapes.ts';
import type { Composition, Scene } from './scene.ts';

/** Draws the inside of a ball whose disc of ink is already there. */
type BallMarks = (x: number, y: number, radius: number, scene: Scene) => string;

function cricketSeam(x: number, y: number, radius: number, { paper }: Scene): string {
  const seam = [-0.13, 0.13].map((at) => d`M${x + radius * at} ${y - radius}v${radius * 2}`);
  const stitches = [-0.27, 0.27].map((at) => d`M${x + radius * at} ${y - radius}v${radius * 2}`);
  return (
    stroke(seam.join(''), paper, 1.6) +
    stroke(stitches.join(''), paper, 5, ' stroke-dasharray="2 3.4"')
  );
}

function footballPanels(x: number, y: number, radius: number, { paper }: Scene): string {
  const centre = { x, y };
  let patch = '';
  let seams = '';
  for (let side = 0; side < 5; side += 1) {
    const angle = Math.PI / 2 + (side * 2 * Math.PI) / 5;
    const corner = polar(centre, radius * 0.36, angle);
    const far = polar(centre, radius * 0.72, angle);
    patch += d`${side ? 'L' : 'M'}${corner.x} ${corner.y}`;
    seams += d`M${corner.x} ${corner.y}L${far.x} ${far.y}`;
    const left = polar(centre, radius * 0.98, angle + 0.34);
    const right = polar(centre, radius * 0.98, angle - 0.34);
    const inLeft = polar(centre, radius * 0.78, angle + 0.2);
    const inRight = polar(centre, radius * 0.78, angle - 0.2);
    seams += d`M${left.x} ${left.y}L${inLeft.x} ${inLeft.y}L${inRight.x} ${inRight.y}L${right.x} ${right.y}`;
  }
  return fill(`${patch}Z`, paper) + stroke(seams, paper, 2.4);
}

function tennisSeam(x: number, y: number, radius: number, { paper }: Scene): string {
  const curve = (side: number) =>
    d`M${x + side * radius * 0.62} ${y - radius * 0.8}` +
    d`Q${x - side * radius * 0.12} ${y} ${x + side * radius * 0.62} ${y + radius * 0.8}`;
  return stroke(curve(1) + curve(-1), paper, 4);
}

function medalStar(x: number, y: number, radius: number, { paper, accent }: Scene): string {
  const points = starData({ x, y }, radius * 0.62, radius * 0.27);
  return ring(x, y, radius * 0.82, paper, 1.6) + fill(points, accent);
}

/** Running lanes into a bend, one ball with its shadow. */
function bend(marks: BallMarks): Composition {
  return (scene) => {
    const { random, box, paper, ink, accent, second } = scene;
    const { x, y, w, h } = box;
    const left = random() < 0.5;
    const cx = left ? x - 6 : x + w + 6;
    const cy = y + h + 4;
    const lanes = 7;
    const step = (Math.hypot(w, h) * 0.98) / (lanes + 1.2);
    let picture = '';
    for (let lane = 1; lane <= lanes; lane += 1) {
      const chosen = lane === 4;
      const colour = lane % 2 ? accent : chosen ? second : ink;
      const width = step * (chosen ? 0.82 : lane % 2 ? 0.7 : 0.16);
      picture += ring(cx, cy, lane * step + step * 0.3, colour, width);
    }
    const bx = x + w * (left ? between(random, 0.64, 0.74) : between(random, 0.26, 0.36));
    const by = y + h * 0.3;
    const radius = Math.min(h, w) * 0.18;
    const shade = isDark(paper) ? mix(paper, '#000000', 0.5) : ink;
    return (
      hatch('h', shade, 5, 0.9, 45) +
      picture +
      disc(bx + radius * 0.32, by + radius * 0.34, radius, 'url(#h)') +
      disc(bx, by, radius, ink) +
      group(turned(left ? 28 : -28, bx, by), marks(bx, by, radius, scene))
    );
  };
}

export const cricket = bend(cricketSeam);
export const football = bend(footballPanels);
export const racket = bend(tennisSeam);
export const medal = bend(medalStar);
