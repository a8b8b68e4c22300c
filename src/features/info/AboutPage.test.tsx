import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { EventList, SupportContact } from '@/api';
import { buildEventList } from '@/testing/eventFactories';
import { answer, refuse } from '@/testing/handlers';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { AboutPage } from './AboutPage';
import { CookiesPage, PrivacyPage, TermsPage } from './LegalPage';
import { policies, type PolicyName } from './policies';

const list = (name: string) =>
  within(screen.getByRole('region', { name })).getAllByRole('listitem');
const figures = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

describe('About', () => {
  beforeEach(() => {
    const events = buildEventList([], { count: 66, cities: ['Mumbai', 'Goa'] });
    server.use(answer<EventList>('get', '/events/', events));
  });

  it('has a mission, four values and three steps', async () => {
    renderWithProviders(<AboutPage />);
    await screen.findByText('66');
    expect(screen.getByText(/^Our mission is/)).toBeVisible();
    expect(list('What we value')).toHaveLength(4);
    expect(
      screen.getByText(
        /Multi-level approvals and budget controls, where they set them, apply before/,
      ),
    ).toBeVisible();
    expect(await screen.findByText(/^24\/7 support from people/)).toBeVisible();
    expect(list('Three steps to the door')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'GET STARTED' })).toHaveAttribute('href', '/signup');
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2));
  });

  it('counts four things, and invents none', async () => {
    renderWithProviders(<AboutPage />);
    await screen.findByText('66');
    expect(figures()).toEqual([
      ['Upcoming events', '66'],
      ['Cities', '2'],
      ['Categories', '3'],
      ['Support', '24/7'],
    ]);
  });

  it('promises the hours that are set, and none where none are', async () => {
    const support = {
      email: 'help@acme.example',
      phone: null,
      reply_time: null,
      chat_url: null,
      offices: [],
    };
    const hours = 'Mon to Fri, 9 AM to 6 PM IST';
    server.use(answer<SupportContact>('get', '/contact/', { ...support, hours }));
    const { unmount } = renderWithProviders(<AboutPage />);
    expect(await screen.findByText(hours)).toBeVisible();
    expect(
      screen.getByText(new RegExp(`^Support from people .* act on it\\. ${hours}\\.$`)),
    ).toBeVisible();
    unmount();
    server.use(answer<SupportContact>('get', '/contact/', { ...support, hours: null }));
    renderWithProviders(<AboutPage />);
    await waitFor(() => expect(figures()).toHaveLength(3));
    expect(screen.getByText(/^Support from people .* act on it\.$/)).toBeVisible();
    expect(screen.queryByText(/24\/7/)).not.toBeInTheDocument();
  });

  it('shows a dash for what it could not count', async () => {
    server.use(refuse('get', '/events/', 500));
    const { store } = renderWithProviders(<AboutPage />);
    await screen.findByText('3');
    expect(figures().slice(0, 2)).toEqual([
      ['Upcoming events', '–'],
      ['Cities', '–'],
    ]);
    expect(store.getState().toasts.queue.length).toBeLessThan(2);
  });
});

describe('Policies', () => {
  it('name every cookie, what stays in the browser, and who sees whom', () => {
    const { unmount } = renderWithProviders(<CookiesPage />);
    expect(screen.getByText(/^access_token, .* 7 days, .*refresh_token, .* 30 days/)).toBeVisible();
    expect(screen.getByText(/The cookie named token/)).toBeVisible();
    expect(screen.getByText(/^device, kept for a year/)).toBeVisible();
    expect(screen.getByText(/^Four cookies/)).toBeVisible();
    expect(screen.getByText(/Drafts .* seven days, or until you sign out/)).toBeVisible();
    unmount();
    renderWithProviders(<PrivacyPage />);
    expect(screen.getByText(/only those who invited you/)).toBeVisible();
    expect(screen.getByText(/Colleagues find your name and address/)).toBeVisible();
    expect(screen.getByText(/subscribe to the newsletter, until you ask us/)).toBeVisible();
  });

  it('state the terms of the tickets and of the event’s changes', () => {
    renderWithProviders(<TermsPage />);
    expect(screen.getByText(/service fee of 2 % and GST of 18 % .* or another rate/)).toBeVisible();
    expect(screen.getByText(/subject to availability and confirmation/)).toBeVisible();
    expect(screen.getByText(/when it moves or is cancelled, we tell you by email/)).toBeVisible();
    expect(screen.getByText(/corporate email address, or invited by a company/)).toBeVisible();
  });

  it.each<[PolicyName, ComponentType]>([
    ['privacy', PrivacyPage],
    ['terms', TermsPage],
    ['cookies', CookiesPage],
  ])('%s is a page of its own with headings in order', (policy, Page) => {
    renderWithProviders(<Page />);
    const { title, sections } = policies[policy];
    const [first, ...rest] = screen.getAllByRole('heading');
    expect(first).toHaveTextContent(title);
    expect(first?.tagName).toBe('H1');
    expect(rest.map(({ tagName, textContent }) => [tagName, textContent])).toEqual(
      sections.map(({ heading }) => ['H2', heading]),
    );
  });
});
