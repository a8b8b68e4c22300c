/** What the home page asks for; the server loads the same before it renders the page. */
export const upcomingQuery = { pageSize: 12 };
export const featuredQuery = { limit: 3 };
