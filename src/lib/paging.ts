/** The server refuses a page beyond it (`Page` in openapi.yaml): filters and search find what is further. */
export const LAST_PAGE = 100;

/** How many pages a list has that can be asked for; at least one. */
export const pageCount = (count: number, pageSize: number): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.ceil(count / pageSize)));
