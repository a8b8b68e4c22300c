import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fact, openEvent, section } from '@/testing/eventDetail';

describe('about', () => {
  it('lists every fact', async () => {
    await openEvent({
      description: 'First part.\n\nSecond part.',
      booking_start_date: '2099-01-02T03:30:00Z',
      booking_end_date: '2099-03-13T18:29:00Z',
      is_booking_open: false,
      is_exclusive: true,
      total_tickets: 1109,
      available_tickets: 164,
    });
    const about = section('About This Event');
    expect(about.getByText('Second part.')).toBeVisible();
    const terms = [
      'Start',
      'End',
      'Venue',
      'Booking period',
      'Status',
      'Available',
      'Starting price',
      'Event Type',
      'Capacity',
    ];
    expect(terms.map((term) => fact(about, term))).toEqual([
      'Sat, Mar 14, 2099, 7:00 PM IST',
      'Sat, Mar 14, 2099, 11:00 PM IST',
      'Royal Opera House',
      'Jan 2 to Mar 13, 2099',
      'Closed',
      '164 of 1,109',
      '₹2,500.00 + fee & GST',
      'Exclusive',
      '1,109 seats',
    ]);
  });

  it('says that booking is open', async () => {
    await openEvent({ is_booking_open: true });
    expect(fact(section('About This Event'), 'Status')).toBe('Open');
  });

  it('opens its pictures, six at most, one by one', async () => {
    const images = Array.from({ length: 8 }, (_, index) => `/pictures/${index}.svg`);
    const { user } = await openEvent({ images });
    const gallery = within(screen.getByRole('list', { name: 'Gallery' }));
    expect(gallery.getAllByRole('button')).toHaveLength(6);
    const sixth = gallery.getByRole('button', { name: 'Show picture 6 of 6' });
    await user.click(sixth);
    const viewer = await screen.findByRole('dialog', { name: 'Gallery of Winter Symphony' });
    expect(within(viewer).getByRole('status')).toHaveTextContent('6 of 6');
    await user.keyboard('{ArrowRight}');
    expect(within(viewer).getByRole('img', { name: 'Picture 1 of Winter Symphony' })).toBeVisible();
    await user.click(within(viewer).getByRole('button', { name: 'Previous picture' }));
    expect(within(viewer).getByRole('status')).toHaveTextContent('6 of 6');
    await user.click(within(viewer).getByRole('button', { name: 'Close gallery' }));
    expect(sixth).toHaveFocus();
  });

  it('says what uploaded pictures show', async () => {
    const picture = (letter: string, alt: string) => {
      const hash = letter.repeat(64);
      return { hash, src: `/api/images/${hash}`, alt, width: 800, height: 1000 };
    };
    const poster = picture('c', 'A stage in blue light');
    const { user } = await openEvent({
      featured_image: poster.src,
      poster,
      gallery: [picture('a', 'The terrace'), picture('b', 'The hall')],
    });
    expect(screen.getByRole('img', { name: 'A stage in blue light' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show picture 2 of 2: The hall' }));
    const viewer = await screen.findByRole('dialog', { name: 'Gallery of Winter Symphony' });
    expect(within(viewer).getByRole('img', { name: 'The hall' })).toBeVisible();
  });

  it('has no gallery without pictures', async () => {
    await openEvent({ images: [] });
    expect(screen.queryByRole('list', { name: 'Gallery' })).not.toBeInTheDocument();
  });

  it('states the booking terms', async () => {
    await openEvent();
    const terms = section('Booking terms').getAllByRole('listitem');
    expect(terms.map((term) => term.textContent)).toEqual([
      'All bookings are subject to availability and confirmation',
      'Tickets are non-refundable unless the event is cancelled by the organizer',
      'A valid ID is required at the entrance',
      'Corporate booking limits may apply',
      'Event details are subject to change',
    ]);
  });

  it('states the refund terms of the event in their place', async () => {
    const until = '2099-03-12T13:30:00.000Z';
    await openEvent({ refund_terms: { kind: 'full', until, percent: 100, fee_kept: true } });
    const terms = section('Booking terms').getAllByRole('listitem');
    expect(terms[1]).toHaveTextContent(
      'Cancel before Thu, Mar 12, 2099, 7:00 PM IST to get back what you paid, without the service fee',
    );
  });
});
