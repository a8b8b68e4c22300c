import { tier, type EventPlan } from '../plan';

export const sports: readonly EventPlan[] = [
  {
    title: 'India v Australia T20',
    venue: 'wankhede',
    day: 22,
    time: '19:00',
    hours: 4,
    approvalHours: 72,
    organizer: 'Mumbai Cricket Hospitality',
    about:
      'The third match of the series, under lights at the Wankhede. Our allotment is in the Garware and Sachin Tendulkar stands, with hospitality from two hours before the toss.',
    tiers: [
      tier('Garware Lower', 7500, [214, 380], 'Covered seats square of the wicket.', [
        'Reserved seat',
        'Food voucher',
      ]),
      tier('Tendulkar Upper', 9800, [62, 160], 'High and straight: the best view of swing.', [
        'Reserved seat',
        'Food voucher',
        'Fast entry',
      ]),
      tier('Hospitality Box', 28500, [6, 40], 'Air-conditioned box with dinner service.', [
        'Box seat',
        'Dinner and drinks',
        'Parking pass',
        'Former player as host',
      ]),
    ],
  },
  {
    title: 'Kolkata Derby Night',
    venue: 'saltLake',
    day: 14,
    time: '19:30',
    hours: 2.5,
    organizer: 'Maidan Football Club Association',
    about:
      'Half of the city against the other half, as it has been for a hundred years. Corporate rows are behind the dugouts; colours of both sides are sold at the gate.',
    tiers: [
      tier('Corporate Row', 1900, [226, 320], 'Covered rows at the halfway line.', [
        'Reserved seat',
        'Snack box',
      ]),
      tier('Dugout Lounge', 5600, [28, 50], 'Lounge before the match and at half time.', [
        'Reserved seat',
        'Lounge buffet',
      ]),
    ],
  },
  {
    title: 'Corporate Golf Classic',
    venue: 'golfClub',
    day: 27,
    time: '06:30',
    hours: 8,
    organizer: 'Lodhi Golf Society',
    about:
      'Eighteen holes among Mughal tombs, shotgun start, Stableford scoring. Beginners join the clinic and the nine-hole putting cup.',
    onlyFor: ['northwind', 'lotuslane'],
    tiers: [
      tier('Player', 11500, [26, 88], 'Green fee, caddie and lunch.', [
        'Green fee and caddie',
        'Lunch',
        'Player’s kit',
      ]),
      tier('Clinic', 4200, [14, 30], 'A morning with two teaching professionals.', [
        'Two-hour clinic',
        'Putting cup',
        'Lunch',
      ]),
    ],
  },
  {
    title: 'Kabaddi Playoff Night',
    venue: 'gachibowli',
    day: 34,
    time: '19:00',
    hours: 3,
    organizer: 'Bombay Live',
    about:
      'Two knock-out matches on one mat. Sit close: raids last thirty seconds and you will hear every breath of them.',
    tiers: [
      tier('Stand', 850, [282, 380], 'Tiered seats on both long sides.', ['Reserved seat']),
      tier('Matside', 2900, [38, 70], 'Chairs three metres from the mat.', [
        'Matside chair',
        'Snack box',
        'Team photograph',
      ]),
    ],
  },
  {
    title: 'Jaipur Polo Cup',
    venue: 'poloGround',
    day: 43,
    time: '14:30',
    hours: 3.5,
    organizer: 'Rajasthan Polo Patrons',
    about:
      'The final of the winter season, six chukkas between two old families. Hats are welcome, and so is stamping divots at half time.',
    tiers: [
      tier('Grandstand', 2200, [168, 240], 'Shaded grandstand, numbered.', [
        'Numbered seat',
        'Tea',
      ]),
      tier('Marquee', 7800, [46, 80], 'Lawn marquee with lunch.', [
        'Marquee table',
        'Lunch',
        'Paddock visit',
      ]),
    ],
  },
  {
    title: 'Garden City Marathon',
    venue: 'kanteerava',
    day: 50,
    time: '05:30',
    hours: 6,
    organizer: 'Bombay Live',
    about:
      'Full, half and a five-kilometre company relay through Cubbon Park and round Ulsoor lake. The course is closed to traffic until eleven.',
    tiers: [
      tier('Company Relay', 1100, [236, 320], 'Five kilometres each, teams of four.', [
        'Bib and chip',
        'Team photograph',
        'Breakfast',
      ]),
      tier('Half Marathon', 1900, [154, 220], 'Start at 6:15 AM.', ['Bib and chip', 'Medal']),
      tier('Marathon', 2400, [98, 140], 'Start at 5:30 AM.', [
        'Bib and chip',
        'Medal',
        'Recovery tent',
      ]),
    ],
  },
  {
    title: 'Chennai Open Final',
    venue: 'tennisStadium',
    day: 64,
    time: '17:00',
    hours: 4,
    organizer: 'Tamil Nadu Tennis Association',
    about:
      'Doubles and singles finals on centre court. The corporate rows are in the shade from four, and the covered terrace serves through both matches.',
    opens: 11,
    tiers: [
      tier('Centre Court', 3100, [240, 240], 'Numbered seats on the long side.', ['Numbered seat']),
      tier('Terrace', 6400, [60, 60], 'Covered terrace with food and drink.', [
        'Reserved table',
        'Food and drink',
      ]),
    ],
  },
];
