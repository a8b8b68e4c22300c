/** Of the events the About page shows only their number and that of their cities. */
export const figuresQuery = { pageSize: 1 };
