/**
 * SVG shapes for the compositions. Every colour is a presentation attribute: the
 * pages forbid inline styles. Lengths are in the units of the picture's viewBox.
 */

interface Point {
  x: number;
  y: number;
}

/** A number for markup, rounded to one decimal: smaller differences are invisible at every poster size. */
const num = (value: number): string => String(Math.round(value * 10) / 10 || 0);

/** Template tag for path data: rounds the numbers, keeps the texts. */
export const d = (parts: TemplateStringsArray, ...values: (number | string)[]): string =>
  String.raw(
    { raw: parts },
    ...values.map((value) => (typeof value === 'number' ? num(value) : value)),
  );

/** A filled path. `extra` is further attributes, beginning with a space. */
export const fill = (data: string, colour: string, extra = ''): string =>
  `<path d="${data}" fill="${colour}"${extra}/>`;

/** A stroked path. */
export const stroke = (data: string, colour: string, width: number, extra = ''): string =>
  fill(data, 'none', ` stroke="${colour}" stroke-width="${num(width)}"${extra}`);

/** Attributes that stroke a path as dots, `gap` apart. */
export const beads = (gap: number): string =>
  ` stroke-linecap="round" stroke-dasharray="0 ${gap.toFixed(2)}"`;

/** Path data of a rectangle. */
export const rectData = (x: number, y: number, width: number, height: number): string =>
  d`M${x} ${y}h${width}v${height}h${-width}z`;

export const rect = (x: number, y: number, width: number, height: number, colour: string): string =>
  fill(rectData(x, y, width, height), colour);

/** A filled circle. */
export const disc = ({ x, y }: Point, radius: number, colour: string, extra = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${colour}"${extra}/>`;

/** A stroked circle. */
export const ring = (
  at: Point,
  radius: number,
  colour: string,
  width: number,
  extra = '',
): string => disc(at, radius, 'none', ` stroke="${colour}" stroke-width="${num(width)}"${extra}`);

/** Moves a motif from (0, 0) to a point, scales it, and turns it clockwise by degrees. */
export function placed({ x, y }: Point, scale: number, degrees: number, motif: string): string {
  const turn = degrees ? d` rotate(${degrees})` : '';
  return `<g transform="${d`translate(${x} ${y})`}${turn} scale(${scale.toFixed(3)})">${motif}</g>`;
}

/** Clips content to a path. */
export const clipped = (id: string, data: string, content: string): string =>
  `<clipPath id="${id}"><path d="${data}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

/** A texture of parallel lines, `gap` apart, turned by `degrees`; a fill of `url(#id)` shows it. */
export const hatch = (id: string, colour: string, gap: number, degrees: number): string =>
  `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" ` +
  `patternTransform="rotate(${degrees})"><path d="M0 0h${gap}" stroke="${colour}" stroke-width="2"/></pattern>`;

/** A rectangle of crossing lines. */
export const lattice = (
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  colour: string,
  gap: number,
  degrees: number,
): string =>
  hatch('l', colour, gap, degrees) +
  hatch('m', colour, gap, degrees + 90) +
  rect(x, y, w, h, 'url(#l)') +
  rect(x, y, w, h, 'url(#m)');

/** Path data of a star or a polygon about (0, 0), one corner upwards. */
export const starData = (radii: readonly number[], corners: number): string =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = Math.PI / 2 + (corner * 2 * Math.PI) / corners;
    const radius = radii[corner % radii.length] ?? 0;
    return d`${corner ? 'L' : 'M'}${Math.cos(angle) * radius} ${-Math.sin(angle) * radius}`;
  }).join('') + 'Z';
