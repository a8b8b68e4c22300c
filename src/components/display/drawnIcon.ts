import { createElement, type SVGProps } from 'react';

interface IconData {
  /** Elements on a grid of 24, each with its attributes. */
  node: readonly (readonly [tag: string, attributes: object])[];
}

interface DrawnIconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/**
 * Draws an icon of Lucide. The build puts it in the place of Lucide's own function (vite.config.ts), which
 * reads a context and takes a table of options for every icon that is drawn, and is five times as large.
 */
export function drawnIcon({ node }: IconData) {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...attributes }: DrawnIconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...attributes,
      },
      ...children,
    );
}
