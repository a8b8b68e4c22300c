import { tier, type EventPlan } from '../plan';

export const music: readonly EventPlan[] = [
  {
    title: 'Monsoon Ragas Live',
    venue: 'kamani',
    day: 21,
    time: '19:00',
    hours: 3,
    organizer: 'Sangeet Sabha Delhi',
    about:
      'Malhar in three voices: a vocal recital, a sarod solo and a flute duet, all in the ragas that are said to bring rain. The hall is small and unamplified.',
    tiers: [
      tier('Gallery', 3400, [0, 150], 'Balcony rows, free seating.', ['Programme notes']),
      tier('Stalls', 5200, [0, 110], 'Rows A to M, numbered.', [
        'Numbered seat',
        'Programme notes',
        'Tea at the interval',
      ]),
    ],
  },
  {
    title: 'Veena & Cello',
    venue: 'chowdiah',
    day: 15,
    time: '18:30',
    hours: 2,
    organizer: 'Mysore Strings Trust',
    about:
      'Two bowed-and-plucked families meet over Dikshitar and Bach. The players have toured this programme for a decade and still change it every night.',
    tiers: [
      tier('Balcony', 1200, [184, 260], 'Upper level, numbered.', ['Numbered seat']),
      tier('Main Hall', 2400, [88, 160], 'Ground floor, numbered.', [
        'Numbered seat',
        'Programme booklet',
      ]),
      tier('Front Circle', 3800, [8, 24], 'First two rows and a word with the artists.', [
        'Numbered seat',
        'Meet the artists',
      ]),
    ],
  },
  {
    title: 'Jazz by the Bay',
    venue: 'tataTheatre',
    day: 20,
    time: '20:00',
    hours: 2.5,
    organizer: 'Bombay Live',
    about:
      'A twelve-piece Bombay band plays the songs that Goan musicians carried into Hindi film. Expect a loud second half.',
    tiers: [
      tier('Terrace', 2600, [142, 200], 'Upper rows with a view of the whole band.', [
        'Numbered seat',
      ]),
      tier('Club Seat', 4400, [76, 120], 'Small tables before the stage.', [
        'Shared table of four',
        'Welcome drink',
      ]),
    ],
  },
  {
    title: 'Baul Evening',
    venue: 'rabindraSadan',
    day: 28,
    time: '18:00',
    hours: 3,
    organizer: 'Shantiniketan Folk Circle',
    about:
      'Wandering singers from Birbhum and Nadia bring ektara, dotara and a great many questions about the soul. Translations are projected line by line.',
    tiers: [
      tier('General', 900, [206, 300], 'Free seating behind row K.', [
        'Programme with translations',
      ]),
      tier('Reserved', 1600, [64, 100], 'Rows A to J, numbered.', [
        'Numbered seat',
        'Programme with translations',
      ]),
    ],
  },
  {
    title: 'Margazhi Mornings',
    venue: 'musicAcademy',
    day: 29,
    time: '07:00',
    hours: 4,
    organizer: 'Mylapore Music Forum',
    about:
      'The December season as its regulars know it: a seven o’clock lecture demonstration, filter coffee, then a full kutcheri with tani avartanam.',
    tiers: [
      tier('Season Chair', 1500, [238, 320], 'Side blocks and balcony.', ['Filter coffee']),
      tier('Patron Row', 3600, [42, 70], 'Centre block, rows three to eight.', [
        'Numbered seat',
        'Breakfast at the canteen',
      ]),
    ],
  },
  {
    title: 'Sufi at Nahargarh',
    venue: 'nahargarh',
    day: 35,
    time: '19:30',
    hours: 3,
    organizer: 'Bombay Live',
    paused: true,
    about:
      'Qawwali on the ramparts with the lights of Jaipur below. Two families of singers, one from Ajmer and one from Nizamuddin, take turns until late.',
    tiers: [
      tier('Rampart Seat', 3900, [96, 160], 'Cushioned steps along the wall.', [
        'Shawl and cushion',
        'Shuttle from the foot of the hill',
      ]),
      tier(
        'Courtyard Baithak',
        6800,
        [38, 60],
        'Floor seating close to the singers, with supper.',
        ['Baithak seating', 'Rajasthani supper', 'Shuttle'],
      ),
    ],
  },
  {
    title: 'Backwater Sessions',
    venue: 'bolgatty',
    day: 36,
    time: '17:30',
    hours: 4,
    organizer: 'Bombay Live',
    about:
      'Four short sets on the palace lawn as the light goes: a thavil ensemble, two songwriters, and a band that plays old Malayalam film songs better than the films did.',
    tiers: [
      tier('Lawn', 1400, [260, 340], 'Bring a mat, or borrow one of ours.', ['Lawn entry']),
      tier('Jetty Deck', 3200, [34, 60], 'Chairs on the deck with service.', [
        'Reserved chair',
        'Snack box',
        'Boat from Marine Drive jetty',
      ]),
    ],
  },
  {
    title: 'Ghazal Mehfil',
    venue: 'taramati',
    day: 42,
    time: '19:00',
    hours: 3,
    organizer: 'Bombay Live',
    about:
      'An evening of Urdu song in a pavilion built for its acoustics. The poems are printed in three scripts and the audience is expected to say wah.',
    tiers: [
      tier('Terrace', 1800, [148, 200], 'Open terrace, free seating.', ['Printed verses']),
      tier('Pavilion', 3500, [58, 90], 'Inside the baradari, numbered.', [
        'Numbered seat',
        'Printed verses',
        'Irani chai',
      ]),
    ],
  },
];
