/** `Sat, Dec 5, 2026, 7:30 PM IST`: a moment by the clock of a place, for people. */
export function whenAt(at: Date, timezone: string): string {
  const day = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: timezone,
  }).format(at);
  return `${day}, ${clockAt(at, timezone)}`;
}

/** `7:30 PM IST`: where the day goes without saying. */
export function clockAt(at: Date, timezone: string): string {
  return (
    new Intl.DateTimeFormat('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: timezone,
      timeZoneName: 'short',
    })
      .format(at)
      // Newer Unicode data puts a narrow space there.
      .replace(/\u202f/g, ' ')
      .replace('GMT+5:30', 'IST')
  );
}
