/**
 * Invisible characters that get into copied text: zero-width spaces, direction marks, soft hyphens and byte order marks.
 */
const zeroWidth = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060-\u2064\u206A-\u206F\uFEFF]|\u034F/gu;

/** Joiners that join nothing. Inside words, Indian scripts and Arabic need joiners, and so do emoji. */
const looseJoiners =
  /(?<![\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Khmr}\p{sc=Mymr}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]+/gu;

/** A name or a text without invisible characters; joiners that shape letters and emoji stay. */
export const withoutInvisible = (text: string): string =>
  text.replace(zeroWidth, '').replace(looseJoiners, '');

/** A number or an address: without joiners and bidirectional controls too. */
export const visibleOnly = (text: string): string => text.replace(/\p{Cf}+/gu, '');
