/** Screens of the organizer's console, of Bombay Live in the demo world. */
export const rhea = [
  {
    name: 'organize-event',
    path: ({ organized }) => `/organize/events/${organized}`,
    needs: 'organized',
  },
  {
    name: 'organize-attendees',
    path: ({ organized }) => `/organize/events/${organized}?tab=attendees`,
    needs: 'organized',
  },
  { name: 'organize-takings', path: '/organize/takings?period=this-year' },
];
