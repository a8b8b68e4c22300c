/** The server refuses a page beyond it (`Page` in openapi.yaml): filters and search find what is further. */
export const LAST_PAGE = 100;

/** How many pages a list has that can be asked for; at least one. */
export const pageCount = (count: number, pageSize: number): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.ceil(count / pageSize)));

/** The page of an address. What is none is the first, and one that the server would refuse the last. */
export const readPage = (text: string | null): number =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Math.min(LAST_PAGE, Number(text)) : 1;
