import Card from '@mui/material/Card';
import { Link } from 'react-router';
import type { CompanyOverview, CreditSummary, UpcomingAttendance } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { dueText } from '@/entities/credit/creditTexts';
import { Poster } from '@/entities/event/Poster';
import { formatDayMonth } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { eventPath, paths } from '@/lib/paths';
import { countOf, initials, numberWord } from '@/lib/text';
import { selectUser, useAppSelector } from '@/state';
import { formatCount } from '@/lib/numbers';
import { AttendanceExport } from './AttendanceExport';
import styles from './SideCard.module.css';

interface OverviewProps {
  overview: CompanyOverview;
}

/** Who goes where next, what the account owes, and the people of the company. */
export function SideCard({ overview }: OverviewProps) {
  return (
    <Card sx={{ p: 0 }} className={styles.card}>
      <section aria-labelledby="overview-upcoming">
        <header className={styles.head}>
          <h2 id="overview-upcoming">Upcoming attendance</h2>
          <Link to={paths.myBookings}>Bookings</Link>
        </header>
        {overview.upcoming.length > 0 ? (
          <>
            <ul className={styles.events}>
              {overview.upcoming.map((event) => (
                <EventRow key={event.event} event={event} />
              ))}
            </ul>
            <AttendanceExport />
          </>
        ) : (
          <p className={styles.none}>
            Nobody has tickets for a coming event. <Link to={paths.events}>Find one</Link>
          </p>
        )}
      </section>
      {overview.account && <Account account={overview.account} />}
      <People overview={overview} />
    </Card>
  );
}

/** Faces that are shown before the rest is a number. */
const FACES = 3;

function EventRow({ event }: { event: UpcomingAttendance }) {
  const { title, start_at: start, timezone, city, image, seats, unassigned, people } = event;
  const shown = people.slice(0, people.length > FACES ? FACES - 1 : FACES);
  const rest = seats - unassigned - shown.length;
  return (
    <li className={styles.event}>
      <Poster src={image} className={styles.poster} sizes="42px" />
      <div className={styles.words}>
        <Link to={eventPath(event.event)}>{title}</Link>
        <span>
          {formatDayMonth(start, timezone)}
          {city && `, ${city}`}
        </span>
        {unassigned > 0 && (
          <span className={styles.unassigned}>{countOf(unassigned, 'seat')} without a name</span>
        )}
      </div>
      <span className={styles.faces} aria-hidden="true">
        {shown.map((name, index) => (
          <span key={`${name} ${index}`} title={name}>
            {initials(name)}
          </span>
        ))}
        {rest > 0 && <span>+{rest}</span>}
      </span>
      <VisuallyHidden>
        {countOf(seats, 'seat')}
        {people.length > 0 && `: ${people.join(', ')}`}
        {rest > 0 && people.length < seats - unassigned ? ' and others' : ''}
      </VisuallyHidden>
    </li>
  );
}

function Account({ account }: { account: CreditSummary }) {
  const { credit_limit: limit, open, due, currency, is_open: isOpen } = account;
  const { text, isLate } = dueText(account);
  const money = (amount: string) => formatMoney(amount, currency);
  return (
    <section className={styles.further} aria-labelledby="overview-account">
      <header className={styles.head}>
        <h2 id="overview-account">Account</h2>
        <Link to={paths.companyAccount} aria-label="Statement of the account">
          Statement
        </Link>
      </header>
      <dl className={styles.sums}>
        <div>
          <dt>Open</dt>
          <dd>
            {money(open)}
            <span>{isOpen ? `of ${money(limit)}` : 'the account is closed'}</span>
          </dd>
        </div>
        <div>
          <dt>Due</dt>
          <dd>
            {money(due)}
            <span className={isLate ? styles.late : undefined}>{text}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function People({ overview }: OverviewProps) {
  const user = useAppSelector(selectUser);
  const { employees, managers, admins, clients, invited } = overview;
  const counts = [
    ['Employees', employees],
    ['Managers', managers],
    ['Admins', admins],
    ['Clients', clients],
    ['Invited', invited],
  ] as const;
  return (
    <section className={styles.further} aria-labelledby="overview-people">
      <header className={styles.head}>
        <h2 id="overview-people">People</h2>
        {user?.permissions.includes('manage_company') && (
          <Link to={paths.companyPeople} aria-label="Manage people">
            Manage
          </Link>
        )}
      </header>
      <dl className={styles.counts}>
        {counts.map(([label, number]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(number)}</dd>
          </div>
        ))}
      </dl>
      {invited > 0 && <p className={styles.none}>{invitedSentence(invited)}</p>}
    </section>
  );
}

/** `Three invitations wait for an answer.` */
function invitedSentence(invited: number): string {
  const words = numberWord(invited);
  const number = words.charAt(0).toUpperCase() + words.slice(1);
  return `${number} ${invited === 1 ? 'invitation waits' : 'invitations wait'} for an answer.`;
}
