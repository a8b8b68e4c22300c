import type { NonEmpty } from '../../lib/nonEmpty';
import { mix } from './palettes';
import { ORIGIN, type Motif, type Scene } from './scene';
import { beads, clipped, d, disc, fill, lattice, rect, ring, starData, stroke } from './shapes';

const CIRCLE = 'M-100 0A100 100 0 0 1 100 0A100 100 0 0 1 -100 0Z';

/** Markings of a ball; the composition draws its disc in ink. */
export const balls = {
  cricket: ({ paper }) =>
    stroke('M-13 -99V99M13 -99V99', paper, 8) +
    stroke('M-30 -95V95M30 -95V95', paper, 22, ' stroke-dasharray="9 16"'),
  football: ({ paper }) =>
    fill(starData([38], 5), paper) +
    stroke('M0 -38V-74M36 -12L70 -23M22 31L43 60M-22 31L-43 60M-36 -12L-70 -23', paper, 11) +
    ring(ORIGIN, 88, paper, 24, ' stroke-dasharray="50 60.6" stroke-dashoffset="80.5"'),
  tennis: ({ paper }) => stroke('M60 -80Q-12 0 60 80M-60 -80Q12 0 -60 80', paper, 12),
  medal: ({ paper, accent }) => ring(ORIGIN, 82, paper, 6) + fill(starData([62, 27], 10), accent),
  /** A chequered flag. */
  flag: ({ paper }) =>
    clipped(
      'f',
      CIRCLE,
      stroke(
        'M-100 -80H100M-60 -40H100M-100 0H100M-60 40H100M-100 80H100',
        paper,
        40,
        ' stroke-dasharray="40"',
      ),
    ),
} satisfies Record<string, Motif>;

export const dishes: NonEmpty<Motif> = [
  ({ paper, accent }) =>
    disc(ORIGIN, 100, accent) +
    ring(ORIGIN, 38, paper, 70, ' stroke-dasharray="23.8 6"') +
    disc(ORIGIN, 10, accent),
  ({ paper, second }) =>
    fill('M-95 95A190 190 0 0 1 95 -95A190 190 0 0 1 -95 95Z', second) +
    stroke('M-95 95L62 -62', paper, 5),
  ({ paper, ink, accent }) =>
    disc(ORIGIN, 100, ink) + disc(ORIGIN, 70, paper) + disc(ORIGIN, 46, accent),
  ({ ink, accent }) =>
    fill('M-100 -5H100A100 100 0 0 1 -100 -5Z', accent) +
    stroke('M-36 -28q-14 -16 0 -32t0 -32M34 -28q-14 -16 0 -32t0 -32', ink, 7),
  ({ paper, ink, second }) =>
    fill('M-100 0A100 100 0 0 1 100 0Z', ink) +
    fill('M-100 0A100 100 0 0 0 100 0Z', second) +
    disc(ORIGIN, 30, paper),
];

const quarter = 'M-100 -100H100A200 200 0 0 1 -100 100Z';

/** Pieces of cut paper that fill their cells. */
export const patches: NonEmpty<Motif> = [
  ({ accent }) => fill(quarter, accent),
  () => fill(quarter, 'url(#h)'),
  ({ accent, paper }) => fill(quarter, accent) + disc({ x: -40, y: -40 }, 32, paper),
  ({ accent, paper }) => disc(ORIGIN, 100, accent) + disc(ORIGIN, 36, paper),
  ({ accent }) => fill('M-100 -100H100L-100 100Z', accent),
];

/** Parts of a circuit; wires leave a cell in the middle and at a quarter of an edge. */
export const circuitParts: NonEmpty<Motif> = [
  ({ ink, accent, paper }) =>
    stroke('M-50 -100V100M0 -100V100M50 -100V100M-100 -50H100M-100 0H100M-100 50H100', ink, 14) +
    rect(-72, -72, 144, 144, ink) +
    rect(-46, -46, 92, 92, accent) +
    disc({ x: -56, y: -56 }, 8, paper),
  ({ ink, accent }) =>
    stroke('M-50 -100V-70L0 -20V20M0 -100L50 -50V100M-100 50H-50V100', ink, 14) +
    disc({ x: 0, y: 30 }, 22, accent),
  ({ ink, second }) =>
    stroke('M-100 0H-40L0 40V100M-100 -50H-20L50 20V100M0 -100V-90L40 -50H100', ink, 14) +
    disc({ x: 60, y: 0 }, 18, second),
  ({ accent }) => stroke('M-66 -66H67M-66 0H67M-66 66H67', accent, 36, beads(66)),
];

export const stage: Record<'microphone' | 'mask', Motif> = {
  microphone: ({ ink, paper, second }) =>
    disc(ORIGIN, 130, second) +
    stroke('M0 60V190', ink, 14) +
    stroke('M-62 -10v10a62 62 0 0 0 124 0v-10', ink, 14) +
    fill('M-40 -60a40 40 0 0 1 80 0v56a40 40 0 0 1 -80 0z', ink) +
    stroke('M-40 -56H40M-40 -34H40M-40 -12H40', paper, 6),
  mask: ({ accent, paper, second }) =>
    disc(ORIGIN, 130, second) +
    fill('M-100 -94Q0 -66 100 -94V-10C100 70 46 116 0 116C-46 116 -100 70 -100 -10Z', accent) +
    fill(
      'M-70 -18A27 27 0 0 1 -16 -18ZM16 -18A27 27 0 0 1 70 -18ZM-58 22Q0 44 58 22A58 62 0 0 1 -58 22Z',
      paper,
    ),
};

export const moon: Motif = ({ accent, ink }) =>
  disc(ORIGIN, 80, accent) + disc({ x: 40, y: -20 }, 68, ink);

export const kite: Motif = ({ ink, accent, paper }) =>
  fill('M0 -100L80 0L0 100L-80 0Z', accent) +
  fill('M0 -100L80 0H0ZM0 100L-80 0H0Z', ink) +
  fill('M0 94l24 32h-48z', accent) +
  disc(ORIGIN, 15, paper);

export const lantern: Motif = ({ ink, accent }) =>
  stroke('M0 90V150M-10 90V135M10 90V135', ink, 5) +
  fill('M0 -88A96 88 0 0 1 0 88A96 88 0 0 1 0 -88', accent) +
  stroke('M0 -88A48 88 0 0 1 0 88A48 88 0 0 1 0 -88M0 -88V88', ink, 5) +
  rect(-42, -98, 84, 18, ink) +
  rect(-42, 80, 84, 18, ink);

export const tools: readonly Motif[] = [
  // Pencil, set square, hammer, protractor, brush.
  ({ ink, accent, paper }) =>
    rect(-22, -100, 44, 150, accent) +
    fill('M-22 50h44l-22 56z', paper) +
    fill('M-9 83h18l-9 24z', ink) +
    rect(-22, -100, 44, 26, ink) +
    stroke('M-8 -74V50M8 -74V50', ink, 3),
  ({ accent }) => fill('M-80 100V-100L95 100ZM-48 68H24L-48 -14Z', accent, ' fill-rule="evenodd"'),
  ({ ink, accent }) =>
    rect(-14, -70, 28, 180, accent) + fill('M-70 -100H40Q76 -94 80 -50Q50 -62 40 -34H-70Z', ink),
  ({ ink, paper, accent }) =>
    fill('M-100 50A100 100 0 0 1 100 50Z', accent) +
    stroke('M-90 50A90 90 0 0 1 90 50', paper, 16, ' stroke-dasharray="3 12.2"') +
    fill('M-44 50A44 44 0 0 1 44 50Z', paper) +
    stroke('M-100 50H100', ink, 6),
  ({ ink, accent, second }) =>
    fill('M-9 -100H9L16 0H-16Z', accent) +
    rect(-30, 0, 60, 34, ink) +
    fill('M-30 34H30V70Q24 96 0 110Q-24 96 -30 70Z', second) +
    stroke('M-30 17H30', accent, 4),
];

export const ticket: Motif = ({ accent, paper }) =>
  fill('M-55 -100H55V28a14 14 0 0 0 0 28V100H-55V56a14 14 0 0 0 0 -28Z', accent) +
  stroke('M-36 42H36', paper, 5, ' stroke-dasharray="6 9"') +
  stroke('M-30 78H30', paper, 16, ' stroke-dasharray="6 4 10 5"') +
  `<g transform="translate(0 -34)">${fill(starData([38, 16], 10), paper)}</g>`;

/** Roofs along the lower edge. */
export function roofs({ box: { x, y, w, h }, random, ink }: Scene): string {
  let data = d`M${x} ${y + h}`;
  for (let left = x; left < x + w; left += 36) data += d`V${y + h - 8 - random() * 24}h36`;
  return fill(d`${data}V${y + h}Z`, ink);
}

/** The squared paper of a draughtsman. */
export const squaredPaper = ({ box, paper, ink }: Scene): string =>
  lattice(box, mix(paper, ink, 0.13), 16, 0);
