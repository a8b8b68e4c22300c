import { tier, type EventPlan } from '../plan';

export const concert: readonly EventPlan[] = [
  {
    title: 'Winter Symphony Night',
    venue: 'jamshedBhabha',
    day: 14,
    time: '19:30',
    hours: 2.5,
    organizer: 'Bombay Live',
    about:
      'One evening, two traditions. The orchestra opens with Brahms’s Fourth, then is joined by tabla and sarod for a concerto written for this hall. Doors open at 6:30 PM; the programme runs two hours with one interval.',
    onlyFor: ['northwind', 'lotuslane'],
    opens: -19,
    tiers: [
      tier('Stalls', 6500, [42, 620], 'Rows D to M, centre block. Numbered seats.', [
        'Numbered seat',
        'Programme booklet',
        'Cloakroom',
      ]),
      tier('Dress Circle', 9200, [6, 285], 'First balcony, full view of the stage.', [
        'Numbered seat',
        'Interval drink',
        'Fast entry',
      ]),
      tier('Grand Tier', 12800, [0, 140], 'The first two rows of the balcony, centre.', [
        'Numbered seat',
        'Interval drink',
        'Signed programme',
      ]),
      tier('Patron Box', 18500, [16, 64], 'A box of its own with a host, for a team or clients.', [
        'Seats 4 together',
        'Dinner before the show',
        'Meet the conductor',
      ]),
    ],
  },
  {
    title: 'Indie Rooftop Live',
    venue: 'map',
    day: 13,
    time: '19:00',
    hours: 3,
    organizer: 'Church Street Sounds',
    about:
      'Three Bengaluru bands on the museum roof, with the galleries open until the first set. If it rains, it moves downstairs and gets louder.',
    tiers: [
      tier('Standing', 1300, [118, 180], 'Rooftop standing.', ['Gallery entry']),
      tier('Parapet Seat', 2600, [5, 30], 'High stools along the edge.', [
        'Gallery entry',
        'Reserved stool',
        'First drink',
      ]),
    ],
  },
  {
    title: 'Stadium Lights Tour',
    venue: 'racecourse',
    day: 35,
    time: '18:00',
    hours: 5,
    organizer: 'Bombay Live',
    about:
      'The last night of a nine-city tour by the country’s biggest playback voice, with a forty-piece band and far too many lights. Gates at four; last entry at seven.',
    featured: true,
    tiers: [
      tier('Silver', 3500, [346, 480], 'Standing, behind the mixing desk.', ['Fast entry']),
      tier('Gold', 6900, [182, 260], 'Standing, front half.', ['Fast entry', 'Separate bar']),
      tier('Company Deck', 15500, [32, 60], 'Raised deck with seats and service.', [
        'Seat on the deck',
        'Food and drink',
        'Parking pass',
      ]),
    ],
  },
  {
    title: 'Bollywood in Brass',
    venue: 'nazrulMancha',
    day: 41,
    time: '18:30',
    hours: 2.5,
    organizer: 'Bombay Live',
    about:
      'Sixty winds and a rhythm section play R. D. Burman straight through, B-sides included. Dancing is allowed in the side aisles.',
    tiers: [
      tier('Upper', 1100, [214, 300], 'Upper rows, numbered.', ['Numbered seat']),
      tier('Lower', 2200, [88, 140], 'Lower rows, numbered.', ['Numbered seat', 'Programme']),
    ],
  },
  {
    title: 'Strings at the Palace',
    venue: 'rambagh',
    day: 49,
    time: '19:00',
    hours: 3,
    organizer: 'Bombay Live',
    about:
      'A string quartet in the Suvarna Mahal, where there are chairs for ninety and no microphone. Dinner is served between the two halves.',
    onlyFor: ['lakshmi', 'lotuslane'],
    tiers: [
      tier('Concert and Dinner', 14800, [21, 70], 'A seat at a table of eight.', [
        'Three-course dinner',
        'Programme',
      ]),
      tier('Quartet Table', 22000, [3, 20], 'The four tables nearest the players.', [
        'Three-course dinner',
        'Programme',
        'Meet the quartet',
      ]),
    ],
  },
];
