import type { NonEmpty } from '../../lib/nonEmpty';
import { arches, beams, columns, objects } from './landscapes';
import {
  balls,
  circuitParts,
  dishes,
  kite,
  lantern,
  moon,
  patches,
  roofs,
  squaredPaper,
  stage,
  ticket,
  tools,
} from './motifs';
import { lanes, record, seats } from './rings';
import type { Composition } from './scene';
import { tiles } from './tiles';

/** A composition, and the words in a title that select it. */
type Entry = readonly [draw: Composition, words?: RegExp];

const kites = objects({ motifs: [kite], strings: 'down', ground: roofs });
const lanterns = objects({ motifs: [lantern], strings: 'up', ground: () => '' });
const tickets = objects({ motifs: [ticket], strings: 'up', ground: () => '' });

/**
 * Which of the six compositions (rings, tiles, columns, beams, arches, objects) the categories of
 * docs/product/screens.md#categories use. The first entry is the default of its category.
 */
const catalogue: ReadonlyMap<string, NonEmpty<Entry>> = new Map<string, NonEmpty<Entry>>([
  ['business', [[columns]]],
  ['music', [[record]]],
  [
    'sports',
    [
      [lanes(balls.medal)],
      [lanes(balls.cricket), /\b(cricket|t20|odi|test match|premier league|ipl|innings)\b/i],
      [lanes(balls.flag), /\b(marathon|\d+ ?k|run|running|race|athletics?|walk|relay|cycl\w*)\b/i],
      [lanes(balls.football), /\b(football|soccer|futsal|derby|super league)\b/i],
      [lanes(balls.tennis), /\b(tennis|open final|squash|padel|pickleball)\b/i],
    ],
  ],
  ['technology', [[tiles(4, circuitParts, true)]]],
  ['food', [[tiles(3, dishes, false)]]],
  ['art', [[tiles(3, patches, true)]]],
  ['conference', [[seats]]],
  ['concert', [[beams]]],
  ['workshop', [[objects({ motifs: tools, strings: 'up', ground: squaredPaper })]]],
  [
    'festival',
    [[kites], [lanterns, /\b(diwali|lights?|lanterns?|night|winter|christmas|harvest|onam)\b/i]],
  ],
  [
    'entertainment',
    [
      [arches(stage.microphone, true)],
      [arches(stage.mask, true), /\b(theatre|plays?|drama|improv|musical)\b/i],
    ],
  ],
  ['cultural', [[arches(moon, false)]]],
]);

const entriesOf = (category: string): NonEmpty<Entry> => catalogue.get(category) ?? [[tickets]];

/** The default composition of a category; tickets for an unknown category. */
export const firstComposition = (category: string): Composition => entriesOf(category)[0][0];

/** The composition that the words of the title select, otherwise the category's default. */
export function chooseComposition(category: string, title: string): Composition {
  const named = entriesOf(category).find(([, words]) => words?.test(title));
  return named?.[0] ?? firstComposition(category);
}
