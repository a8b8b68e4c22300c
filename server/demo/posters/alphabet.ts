import { table } from '../table';

/** Path data uses only relative commands and starts at the top left of the glyph. The width excludes the gap. */
interface Glyph {
  width: number;
  data: string;
}

/** Height of a capital in the units of the grid. */
export const CAP_HEIGHT = 6;

/** A single-weight condensed alphabet on a grid 3 wide and 6 high, so that posters need no font. */
const text = `
A | 3 | m0 6v-4.5a1.5 1.5 0 0 1 3 0v4.5m-3 -2.3h3
B | 3 | m0 3h1.6a1.4 1.5 0 0 0 0 -3h-1.6v6h1.6a1.4 1.5 0 0 0 0 -3
C | 3 | m3 2.1v-.6a1.5 1.5 0 0 0 -3 0v3a1.5 1.5 0 0 0 3 0v-.6
D | 3 | m0 0v6h1.5a1.5 1.5 0 0 0 1.5 -1.5v-3a1.5 1.5 0 0 0 -1.5 -1.5z
E | 2.7 | m2.7 0h-2.7v6h2.7m-2.7 -3h2.4
F | 2.7 | m2.7 0h-2.7v6m0 -3h2.4
G | 3 | m3 2v-.5a1.5 1.5 0 0 0 -3 0v3a1.5 1.5 0 0 0 3 0v-1.2h-1.4
H | 3 | m0 0v6m3 -6v6m-3 -3h3
I | 0 | m0 0v6
J | 2.6 | m2.6 0v4.6a1.3 1.4 0 0 1 -2.6 0v-.6
K | 3 | m0 0v6m3 -6l-3 3.4m1 -.9l2 3.5
L | 2.5 | m0 0v6h2.5
M | 4 | m0 6v-6l2 4l2 -4v6
N | 3 | m0 6v-6l3 6v-6
O | 3 | m0 1.5a1.5 1.5 0 0 1 3 0v3a1.5 1.5 0 0 1 -3 0z
P | 3 | m0 6v-6h1.5a1.5 1.6 0 0 1 0 3.2h-1.5
Q | 3 | m0 1.5a1.5 1.5 0 0 1 3 0v3a1.5 1.5 0 0 1 -3 0zm1.8 2.9l1.4 1.9
R | 3.05 | m0 6v-6h1.5a1.5 1.6 0 0 1 0 3.2h-1.5m1.6 0l1.4 2.8
S | 3 | m3 1.9v-.4a1.5 1.5 0 0 0 -3 0c0 1.7 3 1.3 3 3a1.5 1.5 0 0 1 -3 0v-.4
T | 3 | m0 0h3m-1.5 0v6
U | 3 | m0 0v4.5a1.5 1.5 0 0 0 3 0v-4.5
V | 3 | m0 0l1.5 6l1.5 -6
W | 4.4 | m0 0l1.1 6l1.1 -5l1.1 5l1.1 -6
X | 3 | m0 0l3 6m0 -6l-3 6
Y | 3 | m0 0l1.5 3.2l1.5 -3.2m-1.5 3.2v2.8
Z | 3 | m0 0h3l-3 6h3
0 | 3 | m0 1.5a1.5 1.5 0 0 1 3 0v3a1.5 1.5 0 0 1 -3 0z
1 | 1.2 | m0 1l1.2 -1v6
2 | 3 | m0 1.9v-.4a1.5 1.5 0 0 1 3 0c0 1.7 -3 2.3 -3 4.5h3
3 | 3 | m0 1.5a1.5 1.5 0 0 1 3 0a1.5 1.5 0 0 1 -1.6 1.5a1.5 1.5 0 0 1 1.6 1.5a1.5 1.5 0 0 1 -3 0
4 | 3 | m2.2 6v-6l-2.2 4.2h3
5 | 3 | m2.8 0h-2.8v2.6h1.5a1.5 1.5 0 0 1 1.5 1.5v.4a1.5 1.5 0 0 1 -3 0v-.3
6 | 3 | m3 1.7v-.2a1.5 1.5 0 0 0 -3 0v3a1.5 1.5 0 0 0 3 0v-.4a1.5 1.5 0 0 0 -3 0
7 | 3 | m0 0h3l-2 6
8 | 3 | m1.5 0a1.4 1.45 0 0 1 0 2.9a1.4 1.45 0 0 1 0 -2.9zm0 2.9a1.5 1.55 0 0 1 0 3.1a1.5 1.55 0 0 1 0 -3.1z
9 | 3 | m0 4.3v.2a1.5 1.5 0 0 0 3 0v-3a1.5 1.5 0 0 0 -3 0v.4a1.5 1.5 0 0 0 3 0
& | 3 | m3 6l-2.5 -3.8a1.1 1.2 0 1 1 1.8 -.6c-.3 1.2 -2.3 1.4 -2.3 2.9a1.5 1.5 0 0 0 3 -.1v-.8
- | 1.6 | m0 3h1.6
+ | 2.4 | m0 3.2h2.4m-1.2 -1.2v2.4
. | 0 | m0 5.2v.8
, | 0.2 | m.2 5.2l-.2 1.4
: | 0 | m0 1.6v.8m0 2v.8
/ | 2 | m0 6l2 -6
' | 0 | m0 0v1.6
! | 0 | m0 0v4.2m0 1v.8
? | 2.6 | m0 1.6v-.3a1.3 1.3 0 0 1 2.6 0c0 1.3 -1.3 1.5 -1.3 2.9m0 1v.8
( | 0.9 | m.9 0a5 5 0 0 0 0 6
) | 0.9 | m0 0a5 5 0 0 1 0 6
`;

/** Every drawn character. A space has no glyph; letters are capitals only. */
export const alphabet: ReadonlyMap<string, Glyph> = new Map(
  table('character width data', text).map(({ character, width, data }) => [
    character,
    { width: Number(width), data },
  ]),
);
