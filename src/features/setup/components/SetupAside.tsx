import type { SetupConfiguration } from '@/api';
import { cx } from '@/lib/cx';
import { STEPS } from '../setupForm';
import styles from '../SetupPage.module.css';
import { StepSign } from './StepCard';

interface SetupAsideProps {
  configuration: SetupConfiguration;
  stateOf: (step: number) => 'done' | 'open' | 'ahead';
}

/** What the page is for, how far it is, and where this Foyer runs. */
export function SetupAside({ configuration, stateOf }: SetupAsideProps) {
  return (
    <div className={styles.aside}>
      <h1>Before the doors open</h1>
      <p className={styles.lead}>
        Four short steps, about five minutes. Everything here can be changed later.
      </p>
      <ol className={styles.progress}>
        {STEPS.map((title, index) => (
          <li
            key={title}
            className={cx(styles.mark, stateOf(index) === 'ahead' && styles.quiet)}
            aria-current={stateOf(index) === 'open' ? 'step' : undefined}
          >
            <StepSign number={index + 1} state={stateOf(index)} />
            {title}
          </li>
        ))}
      </ol>
      <dl className={styles.facts}>
        <dt>Database</dt>
        <dd>{configuration.database === 'embedded' ? 'Built in, empty' : 'PostgreSQL, empty'}</dd>
        <dt>Address</dt>
        <dd>{configuration.public_url}</dd>
        <dt>Time zone</dt>
        <dd>Asia/Kolkata, IST</dd>
      </dl>
    </div>
  );
}
