/**
 * SVG shapes for the compositions. Every colour is a presentation attribute: the
 * pages forbid inline styles. Lengths are in the units of the picture's viewBox.
 */

interface Point {
  x: number;
  y: number;
}

/** A number for markup, rounded to one decimal: less is not visible at any size of a poster. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

/** Path data: the numbers of a template are rounded, its texts are kept. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((data, part, index) => {
    const value = values[index - 1] ?? '';
    return data + (typeof value === 'number' ? num(value) : value) + part;
  });
}

/** A filled path. `extra` is further markup inside the tag, beginning with a space. */
export function fill(data: string, colour: string, extra = ''): string {
  return `<path d="${data}" fill="${colour}"${extra}/>`;
}

/** A drawn line. */
export function stroke(data: string, colour: string, width: number, extra = ''): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${extra}/>`;
}

/** Path data of a rectangle. */
export function rectData(x: number, y: number, width: number, height: number): string {
  return d`M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A filled rectangle. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  extra = '',
): string {
  return fill(rectData(x, y, width, height), colour, extra);
}

/** A filled circle. */
export function disc(x: number, y: number, radius: number, colour: string, extra = ''): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${colour}"${extra}/>`;
}

/** A drawn circle. */
export function ring(
  x: number,
  y: number,
  radius: number,
  colour: string,
  width: number,
  extra = '',
): string {
  const line = ` stroke="${colour}" stroke-width="${num(width)}"${extra}`;
  return disc(x, y, radius, 'none', line);
}

/** A group under one transformation, or with other attributes. */
export function group(attributes: string, content: string): string {
  return `<g ${attributes}>${content}</g>`;
}

/** A `transform` that turns about a point; degrees, clockwise. */
export function turned(degrees: number, x: number, y: number): string {
  return `transform="rotate(${num(degrees)} ${num(x)} ${num(y)})"`;
}

/** A clip path made of path data; apply with `clip-path="url(#id)"`. */
export function clip(id: string, data: string): string {
  return `<clipPath id="${id}"><path d="${data}"/></clipPath>`;
}

/** A texture of parallel lines, `weight` thick, `gap` apart, turned by `degrees`. */
export function hatch(
  id: string,
  colour: string,
  gap: number,
  weight: number,
  degrees: number,
): string {
  return (
    `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="rotate(${degrees})"><path d="M0 0h${gap}" stroke="${colour}" ` +
    `stroke-width="${weight * 2}"/></pattern>`
  );
}

/** A texture of dots on a lattice turned by 45 degrees. */
export function dots(id: string, colour: string, gap: number, radius: number): string {
  return (
    `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="rotate(45)"><circle cx="${gap / 2}" cy="${gap / 2}" r="${radius}" ` +
    `fill="${colour}"/></pattern>`
  );
}

/** The point at an angle (radians, counter-clockwise from the right) and distance from a centre. */
export function polar(centre: Point, radius: number, angle: number): Point {
  return { x: centre.x + Math.cos(angle) * radius, y: centre.y - Math.sin(angle) * radius };
}

/** Path data of a star with five points, one of them upwards. */
export function starData(centre: Point, outer: number, inner: number): string {
  let data = '';
  for (let corner = 0; corner < 10; corner += 1) {
    const angle = Math.PI / 2 + (corner * Math.PI) / 5;
    const at = polar(centre, corner % 2 ? inner : outer, angle);
    data += d`${corner ? 'L' : 'M'}${at.x} ${at.y}`;
  }
  return `${data}Z`;
}
