import { textData, textWidth } from '../lettering.ts';
import { isDark, mix } from '../palettes.ts';
import { between } from '../../random.ts';
import { d, disc, fill, rect, starData, stroke } from '../shapes.ts';
import type { Scene } from './scene.ts';

/** A marathon's last straight: numbered lanes under the finish gantry, the sun behind it. */
export function finishStraight({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const cx = x + w * between(random, 0.44, 0.56);
  const horizon = y + h * 0.44;
  const bottom = y + h;
  const lanes = 6;
  const near = (w * 1.5) / lanes;
  const far = w * 0.035;
  const trackLeft = (at: number) => ({ near: cx + (at - 3) * near, far: cx + (at - 3) * far });
  const quad = (from: number, to: number) => {
    const a = trackLeft(from);
    const b = trackLeft(to);
    return d`M${a.far} ${horizon}L${b.far} ${horizon}L${b.near} ${bottom}L${a.near} ${bottom}Z`;
  };
  let track = fill(quad(0, lanes), accent);
  const chosen = random() < 0.5 ? 2 : 3;
  track += fill(quad(chosen, chosen + 1), ink);
  let edges = '';
  for (let lane = 0; lane <= lanes; lane += 1) edges += quad(lane - 0.035, lane + 0.035);
  track += fill(edges, paper);
  const cap = h * 0.085;
  for (let lane = 0; lane < lanes; lane += 1) {
    const depth = 0.78;
    const middle = trackLeft(lane + 0.5);
    const at = middle.far + (middle.near - middle.far) * (depth + 0.05);
    if (at - cap < x || at + cap > x + w) continue;
    const label = String(lane + 1);
    const left = at - textWidth(label, cap) / 2;
    track += stroke(
      textData(label, left, horizon + (bottom - horizon) * depth, cap),
      paper,
      cap * 0.2,
    );
  }
  const half = w * 0.3;
  const top = y + h * 0.12;
  const cell = (half * 2) / 14;
  const posts = d`M${cx - half} ${horizon + h * 0.1}V${top}M${cx + half} ${horizon + h * 0.1}V${top}`;
  const flags = [0, 1, 2]
    .map((row) => d`M${cx - half + (row % 2) * cell} ${top + cell * (row + 0.5)}H${cx + half}`)
    .join('');
  const checks = ` stroke-dasharray="${d`${cell} ${cell}`}"`;
  return (
    disc(cx, horizon, Math.min(w * 0.24, h * 0.26), second) +
    rect(x, horizon, w, h, mix(paper, ink, 0.16)) +
    track +
    stroke(posts, ink, 6) +
    rect(
      cx - half,
      top,
      half * 2,
      cell * 3,
      isDark(ink) ? '#F6EEDC' : mix(paper, '#000000', 0.35),
    ) +
    stroke(flags, ink, cell, checks)
  );
}

/** A podium with its numbers under a star: for games of any kind. */
export function podium({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const cx = x + w / 2;
  const foot = y + h;
  const width = w * 0.3;
  const heights = {
    first: h * 0.46,
    second: h * between(random, 0.27, 0.34),
    third: h * between(random, 0.17, 0.24),
  };
  const block = (place: number, left: number, height: number, colour: string) => {
    const cap = Math.min(width * 0.42, height * 0.5);
    const label = String(place);
    const at = left + (width - textWidth(label, cap)) / 2;
    const data = textData(label, at, foot - height + (height - cap) * 0.4, cap);
    return rect(left, foot - height, width, height, colour) + stroke(data, paper, cap * 0.17);
  };
  const sun = Math.min(w * 0.3, h * 0.3);
  const top = foot - heights.first;
  const star = { x: cx, y: top - sun * 0.62 };
  return (
    disc(star.x, star.y, sun, second) +
    fill(starData(star, sun * 0.56, sun * 0.24), ink) +
    block(2, cx - width * 1.5, heights.second, accent) +
    block(3, cx + width * 0.5, heights.third, second) +
    block(1, cx - width / 2, heights.first, ink)
  );
}
