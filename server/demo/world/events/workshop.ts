import { tier, type EventPlan } from '../plan';

export const workshop: readonly EventPlan[] = [
  {
    title: 'Storytelling Lab',
    venue: 'tataTheatre',
    day: 18,
    time: '10:00',
    hours: 6,
    organizer: 'Bombay Live',
    about:
      'Tell one true story about your work, well, in five minutes. Two actors and a radio producer take it apart with you before lunch and put it back after.',
    tiers: [
      tier('Participant', 4900, [17, 40], 'A place in a group of ten.', [
        'Full-day workshop',
        'Lunch',
        'Recording of your story',
      ]),
      tier('Listener', 1800, [34, 50], 'The telling at four o’clock.', ['Evening stories', 'Tea']),
    ],
  },
  {
    title: 'Design Systems Lab',
    venue: 'bic',
    day: 20,
    time: '10:00',
    hours: 7,
    organizer: 'Bengaluru Product Guild',
    about:
      'Build a small design system from nothing in one day: tokens, four components, and the argument about buttons. You leave with a repository that works.',
    tiers: [
      tier('Bench', 5600, [33, 80], 'A place at a bench of four.', [
        'Full-day lab',
        'Lunch',
        'Course files',
      ]),
      tier('Team Bench', 6400, [12, 40], 'A bench of your own for four, per seat.', [
        'Full-day lab',
        'Lunch',
        'Course files',
        'Review of your own system',
      ]),
    ],
  },
  {
    title: 'Block Printing Studio',
    venue: 'kalaKendra',
    day: 29,
    time: '10:00',
    hours: 5,
    organizer: 'Sanganer Printers’ Collective',
    about:
      'Cut a small block, mix indigo and madder, print two metres of cloth and wear the mistakes. Four master printers, forty people, one very long table.',
    tiers: [
      tier('Printer', 2400, [14, 40], 'Cloth, colours and a block to keep.', [
        'All materials',
        'Your block and cloth',
        'Lunch',
      ]),
      tier('Watcher', 900, [26, 30], 'Look, ask and eat.', ['Demonstration', 'Lunch']),
    ],
  },
  {
    title: 'Negotiation Clinic',
    venue: 'habitat',
    day: 32,
    time: '09:30',
    hours: 7,
    organizer: 'Lodhi Road Mediation Centre',
    about:
      'Six rounds, six partners, one contract. Mediators watch, stop the clock and say what just happened; the last round is played for real stakes, which are cakes.',
    tiers: [
      tier('Seat', 6800, [3, 36], 'Thirty-six people, paired anew each round.', [
        'Six rounds',
        'Written feedback',
        'Lunch',
      ]),
      tier('Seat and Coaching', 9400, [0, 12], 'Adds an hour with a mediator afterwards.', [
        'Six rounds',
        'Written feedback',
        'One-hour coaching',
      ]),
    ],
  },
];
