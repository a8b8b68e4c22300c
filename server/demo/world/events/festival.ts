import { tier, type EventPlan } from '../plan';

export const festival: readonly EventPlan[] = [
  {
    title: 'Winter Lights Festival',
    venue: 'sunderNursery',
    day: 42,
    time: '17:00',
    hours: 29,
    organizer: 'Bombay Live',
    about:
      'Two evenings, fourteen light works, one path of a kilometre and a half. Food carts stand at every bend and the fountains are part of it.',
    tiers: [
      tier('One Evening', 1100, [348, 460], 'Saturday or Sunday, entry until nine.', [
        'Light path',
        'Map',
      ]),
      tier('Both Evenings', 1800, [138, 180], 'Saturday and Sunday.', ['Light path', 'Map']),
      tier('Lantern Supper', 4600, [46, 70], 'Supper under the banyan on Saturday.', [
        'Light path',
        'Supper',
        'Paper lantern',
      ]),
    ],
  },
  {
    title: 'Jaipur Kite Week',
    venue: 'nahargarh',
    day: 53,
    time: '15:00',
    hours: 51,
    organizer: 'Bombay Live',
    about:
      'The sky over the old city on the days around Sankranti. Masters fly fighting kites from the fort, beginners are taught on the terrace, and at dusk the lantern kites go up.',
    featured: true,
    tiers: [
      tier('Rooftop Pass', 2250, [71, 300], 'A terrace place, kite and reel included.', [
        'Kite and reel',
        'Teacher on the terrace',
        'Sweets of the season',
      ]),
      tier('Fort Terrace', 4800, [19, 60], 'The highest terrace, with lunch.', [
        'Kite and reel',
        'Lunch',
        'Lantern kites at dusk',
      ]),
    ],
  },
  {
    title: 'Fort Kochi Lit Fest',
    venue: 'aspinwall',
    day: 69,
    time: '10:00',
    hours: 57,
    organizer: 'Bombay Live',
    about:
      'Three days of writers in five languages, with the sea behind them. Morning interviews, afternoon arguments, and poems on the jetty after dark.',
    opens: 13,
    tiers: [
      tier('Festival Pass', 1600, [400, 400], 'All three days.', [
        'All sessions',
        'Programme book',
      ]),
      tier('Friend of the Festival', 7500, [60, 60], 'All three days with the writers’ table.', [
        'All sessions',
        'Programme book',
        'Lunch at the writers’ table',
      ]),
    ],
  },
];
