import { tier, type EventPlan } from '../plan';

export const entertainment: readonly EventPlan[] = [
  {
    title: 'The Late Comedy Hour',
    venue: 'operaHouse',
    day: 13,
    time: '21:00',
    hours: 2,
    organizer: 'Bombay Live',
    about:
      'Five comics, ninety minutes, no telephones. The host has hosted every one of these since 2014 and has never used the same opening.',
    refunds: { percent: 100, daysBefore: 2 },
    tiers: [
      tier('Front Table', 2800, [9, 120], 'Tables of four before the stage.', [
        'Shared table',
        'First drink',
      ]),
      tier('Balcony', 2900, [0, 140], 'Numbered balcony seats.', ['Numbered seat']),
    ],
  },
  {
    title: 'An Hour of Illusion',
    venue: 'rangaShankara',
    day: 19,
    time: '19:30',
    hours: 1.5,
    organizer: 'Bombay Live',
    about:
      'Close-up magic and mind reading on a stage with no wings, no boxes and no assistant. Volunteers are asked, never fetched.',
    tiers: [
      tier('House', 1400, [126, 180], 'Numbered seats.', ['Numbered seat']),
      tier('Table on Stage', 3600, [10, 24], 'Twenty-four seats around the card table.', [
        'Seat on stage',
        'Pack of cards',
      ]),
    ],
  },
  {
    title: 'The Big Office Quiz',
    venue: 'thub',
    day: 26,
    time: '18:30',
    hours: 3,
    organizer: 'Bombay Live',
    about:
      'Teams of four, eight rounds, one buzzer that works. Questions run from Charminar to Chandrayaan, and the trophy has been to more offices than anyone here.',
    tiers: [
      tier('Team Member', 1200, [212, 320], 'Book four to play as a team.', [
        'Supper',
        'Scorecard',
      ]),
      tier('Audience', 600, [88, 100], 'Play along from the gallery.', ['Supper']),
    ],
  },
];
