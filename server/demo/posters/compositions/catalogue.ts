import type { NonEmpty, Random } from '../../random.ts';
import { cycle } from '../../random.ts';
import { finishStraight, podium } from './athletics.ts';
import { cutPaper, galleryWall, quilt } from './art.ts';
import { roundTable, skyline } from './business.ts';
import { beams, loudspeakers } from './concert.ts';
import { seatingPlan, voices } from './conference.ts';
import { arches, rangoli } from './cultural.ts';
import { curtain, filmReel, masks, topHat } from './entertainment.ts';
import { kites, lanterns } from './festival.ts';
import { table, thali } from './food.ts';
import { slippedRecord, strings } from './music.ts';
import type { Composition } from './scene.ts';
import { cricket, football, medal, racket } from './sports.ts';
import { circuit, matrix } from './technology.ts';
import { ticketFan } from './tickets.ts';
import { drawingBoard, pots, toolWall } from './workshop.ts';

/** A composition and the words in a title that choose it. */
interface Entry {
  draw: Composition;
  /** A title with one of these words gets this composition. */
  words?: RegExp;
  /** Too specific to be drawn for a title without one of the words. */
  onlyByWords?: true;
}

/** The compositions of each category of docs/product/screens.md#categories; the first is drawn for the category itself. */
const catalogue: ReadonlyMap<string, NonEmpty<Entry>> = new Map<string, NonEmpty<Entry>>([
  [
    'business',
    [
      { draw: skyline, words: /\b(invest\w*|finance|market\w*|growth|budget|trade|econom\w*)\b/i },
      {
        draw: roundTable,
        words: /\b(leader\w*|board\w*|round ?table|breakfast|dinner|founders?)\b/i,
      },
    ],
  ],
  [
    'music',
    [
      { draw: slippedRecord, words: /\b(dj|vinyl|record\w*|electronic\w*|disco|hip.?hop)\b/i },
      {
        draw: strings,
        words: /\b(sitar|guitar|strings?|acoustic|unplugged|sarod|violin|veena)\b/i,
      },
    ],
  ],
  [
    'sports',
    [
      {
        draw: cricket,
        words: /\b(cricket|t20|odi|test match|premier league|ipl|wickets?|innings)\b/i,
        onlyByWords: true,
      },
      {
        draw: finishStraight,
        words:
          /\b(marathon|half.?marathon|\d+ ?k|run|runners?|running|race|sprint|athletics?|walk|walkathon|relay|ride|cycl\w*)\b/i,
        onlyByWords: true,
      },
      {
        draw: football,
        words: /\b(football|soccer|futsal|derby|super league)\b/i,
        onlyByWords: true,
      },
      { draw: racket, words: /\b(tennis|squash|padel|pickleball)\b/i, onlyByWords: true },
      { draw: medal },
      { draw: podium, words: /\b(games|championships?|awards?|olympiad)\b/i },
    ],
  ],
  [
    'technology',
    [
      { draw: matrix, words: /\b(data|ai|analytics|cloud|machine|learning)\b/i },
      {
        draw: circuit,
        words: /\b(chips?|hardware|semiconductor\w*|robot\w*|iot|electronics|hack\w*|devices?)\b/i,
      },
    ],
  ],
  [
    'food',
    [
      { draw: table },
      { draw: thali, words: /\b(thali|dinner|lunch|supper|feast|meal|kitchen)\b/i },
    ],
  ],
  [
    'art',
    [
      { draw: quilt, words: /\b(print\w*|textile\w*|pattern\w*|quilt\w*|craft\w*)\b/i },
      { draw: cutPaper, words: /\b(modern|abstract|sculpture|paper|collage)\b/i },
      { draw: galleryWall, words: /\b(gallery|exhibition|museum|paintings?|photo\w*|biennale)\b/i },
    ],
  ],
  [
    'conference',
    [
      { draw: seatingPlan, words: /\b(summit|congress|convention|keynote)\b/i },
      {
        draw: voices,
        words: /\b(talks?|dialogues?|voices?|round ?table|town ?hall|forum|meet\w*|people|hr)\b/i,
      },
    ],
  ],
  [
    'concert',
    [
      { draw: beams, words: /\b(symphony|orchestra|philharmonic|choir)\b/i },
      { draw: loudspeakers, words: /\b(rock|indie|metal|bass|dj|electronic|loud|rap)\b/i },
    ],
  ],
  [
    'workshop',
    [
      {
        draw: drawingBoard,
        words: /\b(design\w*|architect\w*|draw\w*|systems?|plan\w*|draft\w*|writ\w*)\b/i,
      },
      {
        draw: toolWall,
        words: /\b(tools?|wood\w*|repair\w*|build\w*|mak(er|ers|ing)|hands.?on|sew\w*)\b/i,
      },
      {
        draw: pots,
        words: /\b(pot|pots|potter\w*|ceramics?|clay|glaz\w*|wheel)\b/i,
        onlyByWords: true,
      },
    ],
  ],
  [
    'festival',
    [
      { draw: kites, words: /\b(kites?|uttarayan|sankranti|spring|monsoon|basant)\b/i },
      {
        draw: lanterns,
        words: /\b(diwali|deepavali|lights?|lanterns?|night|winter|christmas|harvest|onam)\b/i,
      },
    ],
  ],
  [
    'entertainment',
    [
      { draw: curtain, words: /\b(comedy|stand.?up|open mic|laugh\w*|comics?|roast)\b/i },
      {
        draw: filmReel,
        words: /\b(films?|cinema|movies?|screening|premiere|documentar\w*)\b/i,
        onlyByWords: true,
      },
      {
        draw: masks,
        words: /\b(theatre|theater|plays?|drama|improv\w*|musical|shakespeare)\b/i,
        onlyByWords: true,
      },
      {
        draw: topHat,
        words: /\b(magic\w*|illusion\w*|circus|variety|quiz|trivia|cabaret|bingo)\b/i,
      },
    ],
  ],
  [
    'cultural',
    [
      { draw: arches, words: /\b(fort|palace|heritage|kathak|qawwali|ghazal|mughal|sufi)\b/i },
      {
        draw: rangoli,
        words: /\b(rangoli|kolam|folk|crafts?|bharatanatyam|odissi|onam|pongal)\b/i,
      },
    ],
  ],
]);

const unknownCategory: NonEmpty<Entry> = [{ draw: ticketFan }];

function entriesOf(category: string): NonEmpty<Entry> {
  return catalogue.get(category) ?? unknownCategory;
}

/** The composition for a category itself; a fan of tickets for an unknown one. */
export function firstComposition(category: string): Composition {
  return entriesOf(category)[0].draw;
}

/**
 * The composition for an event: the one whose words are in the title, otherwise a random one. The
 * category is a key of the catalogue (lower case). Always takes exactly one number from `random`.
 */
export function chooseComposition(category: string, title: string, random: Random): Composition {
  const entries = entriesOf(category);
  const chance = random();
  const named = entries.find(({ words }) => words?.test(title));
  if (named) return named.draw;
  const [first, ...others] = entries.filter(({ onlyByWords: particular }) => !particular);
  if (!first) return entries[0].draw;
  return cycle([first, ...others], Math.floor(chance * (others.length + 1))).draw;
}
