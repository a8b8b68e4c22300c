import type { Box } from './scene';
import {
  cutToWidth,
  letters,
  lettering,
  SMALL_GAP,
  textWidth,
  toDrawable,
  typesetTitle,
} from './lettering';

/** Size of a poster, 4:5. */
export const POSTER = { width: 320, height: 400 } as const;

const MARGIN = 20;
/** Clear space between the lettering and the picture. */
const CLEARANCE = 18;
const SMALL_CAP = 8.5;

/**
 * `titleAbove`: title above a framed picture. `pictureBleeds`: title below a picture that reaches three edges.
 * `titleBelow`: small line, framed picture, title.
 */
export const arrangements = ['titleAbove', 'pictureBleeds', 'titleBelow'] as const;

export interface Layout {
  /** Area of the picture; never overlaps the lettering. */
  box: Box;
  /** Markup of the lettering, empty when there is nothing to draw. */
  lettering: string;
}

function smallLine(city: string, date: string, y: number): string {
  const width = POSTER.width - 2 * MARGIN;
  const day = cutToWidth(date, SMALL_CAP, width / 2 - 8, SMALL_GAP);
  const dayWidth = day ? textWidth(day, SMALL_CAP, SMALL_GAP) : 0;
  const place = cutToWidth(city, SMALL_CAP, width - dayWidth - 16, SMALL_GAP);
  const right = POSTER.width - MARGIN - dayWidth;
  return (
    letters(place, MARGIN, y, SMALL_CAP, SMALL_GAP) + letters(day, right, y, SMALL_CAP, SMALL_GAP)
  );
}

/** A picture that fills the poster, without lettering. */
export const pictureOnly: Layout = {
  box: { x: 0, y: 0, w: POSTER.width, h: POSTER.height },
  lettering: '',
};

/** Places the words of a poster; the picture gets the remaining area. */
export function layOutPoster(
  arrangement: (typeof arrangements)[number],
  words: Record<'title' | 'city' | 'date', string>,
  ink: string,
): Layout {
  const { width, height } = POSTER;
  const title = toDrawable(words.title);
  const city = toDrawable(words.city);
  const date = toDrawable(words.date);
  if (!title) return pictureOnly;
  const typeset = typesetTitle(title, width - 2 * MARGIN);
  const smallHeight = city || date ? SMALL_CAP + 12 : 0;
  const titleAt = (top: number) =>
    lettering(
      ink,
      typeset.lines
        .map((line, i) => letters(line, MARGIN, top + i * typeset.lineHeight, typeset.cap))
        .join(''),
    );
  const smallAt = (top: number) => (smallHeight ? lettering(ink, smallLine(city, date, top)) : '');
  const foot = height - MARGIN;
  const framed = (top: number, bottom: number): Box => {
    const y = Math.round(top);
    return { x: MARGIN, y, w: width - 2 * MARGIN, h: Math.round(bottom) - y };
  };
  if (arrangement === 'titleAbove') {
    return {
      box: framed(MARGIN + typeset.height + CLEARANCE, foot - smallHeight),
      lettering: titleAt(MARGIN + 2) + smallAt(foot - SMALL_CAP),
    };
  }
  if (arrangement === 'titleBelow') {
    return {
      box: framed(MARGIN + smallHeight, foot - typeset.height - CLEARANCE),
      lettering: titleAt(foot - typeset.height) + smallAt(MARGIN),
    };
  }
  const top = foot - smallHeight - typeset.height - (smallHeight ? 4 : 0);
  return {
    box: { x: 0, y: 0, w: width, h: Math.round(top - CLEARANCE) },
    lettering: titleAt(top) + smallAt(foot - SMALL_CAP),
  };
}
