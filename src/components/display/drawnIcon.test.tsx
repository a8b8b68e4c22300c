import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import Calendar from 'lucide-react/icons/calendar';
import { drawnIcon } from './drawnIcon';

/** As in Lucide's file of this icon, without the keys. */
const calendar = {
  node: [
    ['path', { d: 'M8 2v3' }],
    ['path', { d: 'M16 2v3' }],
    ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }],
    ['path', { d: 'M3 9h18' }],
  ],
} as const;

const Drawn = drawnIcon(calendar);

function drawing(of: typeof Drawn | typeof Calendar) {
  const Glyph = of;
  const { container } = render(
    <Glyph size={16} strokeWidth={1.92} className="small" aria-hidden />,
  );
  const svg = container.querySelector('svg');
  // Lucide names its icons in a class, which nothing here reads.
  svg?.setAttribute('class', svg.getAttribute('class')?.split(' ').at(-1) ?? '');
  return svg;
}

it('draws an icon as Lucide draws it', () => {
  const drawn = drawing(Drawn);
  expect(drawn?.children).toHaveLength(calendar.node.length);
  expect(drawn?.isEqualNode(drawing(Calendar))).toBe(true);
});
