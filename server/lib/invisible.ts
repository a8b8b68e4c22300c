/**
 * Characters that nobody sees and that come along with what is copied: spaces without width, marks of direction, soft
 * hyphens and byte order marks.
 */
const zeroWidth = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060-\u2064\u206A-\u206F\uFEFF]|\u034F/gu;

/** Joiners that join nothing: scripts of India and Arabic need them inside of words, and emoji are put together by them. */
const looseJoiners =
  /(?<![\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Khmr}\p{sc=Mymr}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]+/gu;

/** A name or a text without characters that take no room; what shapes letters and emoji stays. */
export const withoutInvisible = (text: string): string =>
  text.replace(zeroWidth, '').replace(looseJoiners, '');

/** A number or an address, in which no character shapes another one: without bidirectional controls too. */
export const visibleOnly = (text: string): string => text.replace(/\p{Cf}+/gu, '');
