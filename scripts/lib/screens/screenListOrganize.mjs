/** Screens of the organizer's console, of Bombay Live in the demo world. */
export const rhea = [
  { name: 'organize-events', path: '/organize/events', whole: false },
  {
    name: 'organize-editor',
    path: ({ organized }) => `/organize/events/${organized}/edit`,
    needs: 'organized',
    whole: false,
  },
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
  { name: 'organize-settings', path: '/organize/settings' },
  { name: 'organize-takings', path: '/organize/takings?period=this-year' },
];
