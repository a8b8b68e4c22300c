import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router';
import { useGetSupportContactQuery, useListEventCategoriesQuery, useListEventsQuery } from '@/api';
import { paths } from '@/lib/paths';
import { selectIsSignedIn, useAppSelector } from '@/state';
import { figuresQuery } from './figuresQuery';
import styles from './AboutPage.module.css';

/** Support's promise, with the hours that the operator has set. */
function supportSentence(hours: string | null | undefined): string {
  if (hours === '24/7') return '24/7 support from people who know your booking and can act on it.';
  const sentence = 'Support from people who know your booking and can act on it.';
  return hours ? `${sentence} ${hours}.` : sentence;
}

/** Each says only what the product does. */
const valuesWith = (hours: string | null | undefined) => [
  {
    title: 'Access that is earned',
    text: 'Organizers open exclusive events to companies they trust. Only staff of those companies can book them.',
  },
  {
    title: 'Your company decides',
    text: 'Managers see what their company has booked, and admins decide who belongs to it. Multi-level approvals and budget controls, where they set them, apply before anything is paid.',
  },
  {
    title: 'Money that adds up',
    text: 'Tickets, one service fee and GST, shown before you pay. What the summary says is what the invoice says, to the paisa.',
  },
  { title: 'People who answer', text: supportSentence(hours) },
];

const steps = [
  { title: 'Discover', text: 'Browse sports, concerts and conferences chosen for companies.' },
  {
    title: 'Book',
    text: 'Pick a tier, hold your seats while you decide, and pay for all of them in one go.',
  },
  { title: 'Attend', text: 'Name your guests, keep the QR tickets, and walk in.' },
];

/** Too long for a line of the large figures. */
const isLong = (value: string | number | undefined) => String(value ?? '').length > 8;

/**
 * About: mission, up to four figures, four values, three steps (docs/product.md#information-pages). The
 * figures come from the server (D17), support's hours from its settings (D22).
 */
export function AboutPage() {
  const signedIn = useAppSelector(selectIsSignedIn);
  const { data: events } = useListEventsQuery(figuresQuery);
  const { data: categories } = useListEventCategoriesQuery();
  const { data: support } = useGetSupportContactQuery();
  const hours = support?.hours;
  const tiles = [
    { label: 'Upcoming events', value: events?.count },
    { label: 'Cities', value: events?.cities.length },
    { label: 'Categories', value: categories?.count },
    // Absent where no hours are set.
    ...(hours === null ? [] : [{ label: 'Support', value: hours }]),
  ];
  return (
    <Container className={styles.page}>
      <header className={styles.hero}>
        <h1>The lobby before the show</h1>
        <p className={styles.lead}>
          Our mission is to give company staff exclusive access to the world’s most prestigious
          events, and to make booking them as calm as walking through a good front door.
        </p>
      </header>

      <dl className={styles.tiles}>
        {tiles.map((tile) => (
          <div key={tile.label}>
            <dt>{tile.label}</dt>
            <dd data-long={isLong(tile.value) || undefined}>{tile.value ?? '–'}</dd>
          </div>
        ))}
      </dl>

      <section aria-labelledby="about-values">
        <h2 id="about-values">What we value</h2>
        <ul className={styles.values}>
          {valuesWith(hours).map((value) => (
            <li key={value.title}>
              <h3>{value.title}</h3>
              <p>{value.text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="about-steps">
        <h2 id="about-steps">Three steps to the door</h2>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.title}>
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.actions}>
          <Button
            component={Link}
            to={signedIn ? paths.events : paths.signUp}
            variant="contained"
            size="large"
          >
            GET STARTED
          </Button>
        </div>
      </section>
    </Container>
  );
}
