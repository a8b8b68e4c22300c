import { useListEventCategoriesQuery, useListEventsQuery } from '@/api';
import { ButtonLink } from '@/components/buttons/Button';
import { Container } from '@/components/page/Container';
import { paths } from '@/lib/paths';
import { selectIsSignedIn, useAppSelector } from '@/state';
import styles from './AboutPage.module.css';

const values = [
  {
    title: 'Access that is earned',
    text: 'Organizers open doors to companies they trust. We keep those doors open by keeping every promise made at them.',
  },
  {
    title: 'Approvals that fit',
    text: 'Multi-level approvals and budget controls follow the way your company already decides.',
  },
  {
    title: 'Money that adds up',
    text: 'One price, one fee, one tax line. What the summary says is what the invoice says, to the paisa.',
  },
  {
    title: 'People who answer',
    text: '24/7 support from people who know your booking and can act on it.',
  },
];

const steps = [
  { title: 'Discover', text: 'Browse sports, concerts and conferences chosen for companies.' },
  {
    title: 'Book',
    text: 'Pick a tier, hold your seats while you decide, and pay once for all of them.',
  },
  { title: 'Attend', text: 'Name your guests, keep the QR tickets, and walk in.' },
];

/**
 * About: mission, four figures, four values, three steps (docs/product.md#information-pages). The
 * figures come from the server (D17).
 */
export function AboutPage() {
  const signedIn = useAppSelector(selectIsSignedIn);
  const { data: events } = useListEventsQuery({ pageSize: 1 });
  const { data: categories } = useListEventCategoriesQuery();
  const tiles = [
    { label: 'Upcoming events', value: events?.count },
    { label: 'Cities', value: events?.cities.length },
    { label: 'Categories', value: categories?.count },
    { label: 'Support', value: '24/7' },
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
            <dd>{tile.value ?? '–'}</dd>
          </div>
        ))}
      </dl>

      <section aria-labelledby="about-values">
        <h2 id="about-values">What we value</h2>
        <ul className={styles.values}>
          {values.map((value) => (
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
          <ButtonLink to={signedIn ? paths.events : paths.signUp} variant="primary" size="large">
            GET STARTED
          </ButtonLink>
        </div>
      </section>
    </Container>
  );
}
