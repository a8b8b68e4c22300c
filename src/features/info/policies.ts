export type PolicyName = 'privacy' | 'terms' | 'cookies';

interface PolicySection {
  heading: string;
  paragraphs: string[];
}

export interface Policy {
  title: string;
  summary: string;
  sections: PolicySection[];
}

/** The texts describe what the code does with data, bookings and cookies; change both together. */
export const policies: Record<PolicyName, Policy> = {
  privacy: {
    title: 'Privacy Policy',
    summary: 'What we know about you, why, and how long we keep it.',
    sections: [
      {
        heading: 'What we keep',
        paragraphs: [
          'Your name, work email address and company, so that bookings belong to the right people. Date of birth and gender only when you enter them in your profile.',
          'Bookings, payments and their history, because a finance department has to be able to follow them. Card numbers never reach us: they are entered at the payment gateway.',
          'Attendee names and contact details that you enter for tickets, including dietary preferences and special requirements where you give them.',
          'Of each session when it was used, and the browser that it was started with. Networks from which you sign in are kept as hashes, to tell you from somebody who guesses passwords.',
          'What you write to us with the contact form, and your address when you subscribe to the newsletter, until you ask us to take it off the list.',
        ],
      },
      {
        heading: 'Who sees it',
        paragraphs: [
          'You, the managers and administrators of your own company, and the Foyer staff who help you. Before your company has verified its domain, only those who invited you. Colleagues find your name and address when they book for you or name you for a seat.',
          'The people at the door see the names of those who attend. Whoever is named for a seat learns by email who booked it, and whoever has the link of a ticket sees that ticket until the link is stopped.',
          'The payment gateway learns what it needs for your payment.',
          'No other company can see your bookings, and we sell nothing to anyone.',
        ],
      },
      {
        heading: 'How it is protected',
        paragraphs: [
          'Passwords and one-time codes are stored only as hashes. A session ends when you sign out, and all of them end when you set a new password or your account is closed.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'Ask us through the Contact page for a copy of what we hold, for a correction, or for deletion. Invoices stay for as long as tax law asks.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of Service',
    summary: 'What you may expect of us, and we of you.',
    sections: [
      {
        heading: 'Booking',
        paragraphs: [
          'All bookings are subject to availability and confirmation. Seats in your cart are held for the time shown there; after that they return to sale, and your cart stays.',
          'The price is the one shown when you pay: tickets, a corporate service fee of 2 % and GST of 18 % on both, or another rate where the law has one for the tickets.',
        ],
      },
      {
        heading: 'Cancelling',
        paragraphs: [
          'Tickets are non-refundable unless the event is cancelled by the organizer, or its page says what cancelling gives back and until when; what it said when you paid applies. You see the sum before you decide, and money goes back the way it came.',
        ],
      },
      {
        heading: 'At the door',
        paragraphs: [
          'A valid ID is required at the entrance. Each QR ticket admits one person once. Details of an event may change; when it moves or is cancelled, we tell you by email.',
        ],
      },
      {
        heading: 'Accounts',
        paragraphs: [
          'An account belongs to one person: somebody with a corporate email address, or invited by a company. Corporate booking limits may apply.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookie Policy',
    summary: 'Four cookies, all of them for signing in.',
    sections: [
      {
        heading: 'What we set',
        paragraphs: [
          'access_token, kept for up to 7 days, and refresh_token, kept for up to 30 days, hold your session. The cookie named token gives the profile service the same session. They are set only when you sign in, are sent to Foyer alone, and are removed when you sign out.',
          'device, kept for a year, recognises a device on which you signed in, so that somebody who guesses your password elsewhere cannot keep you out. It stays when you sign out.',
        ],
      },
      {
        heading: 'What we store in your browser',
        paragraphs: [
          'Your choice of dark or light under the key theme, whether the sidebar is open, the event whose tickets you check in, and when a page last loaded itself again for a new release. Drafts of attendee details and of whom a booking is for stay on your own device for seven days, or until you sign out.',
        ],
      },
      {
        heading: 'What we do not do',
        paragraphs: ['No advertising, no tracking across sites, no third-party cookies.'],
      },
    ],
  },
};
