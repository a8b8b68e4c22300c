import Chip from '@mui/material/Chip';
import type { SetupCheck } from '@/api';
import { checkText, CHECK_TITLES, isOpen, PAYMENT_CHECKS, STATUS } from '../checkTexts';
import styles from '../SetupPage.module.css';

function Check({ check }: { check: SetupCheck }) {
  const { word, tone } = STATUS[check.status];
  return (
    <li className={styles.check}>
      <div>
        <h4>{CHECK_TITLES[check.name]}</h4>
        <p>
          {checkText(check)}
          {isOpen(check) && (
            <>
              {' Set '}
              {check.variables.map((name, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <code>{name}</code>
                </span>
              ))}
              {' and start the server again.'}
            </>
          )}
        </p>
      </div>
      <Chip size="small" color={tone} label={word} />
    </li>
  );
}

/** What the server's settings have and lack. Nothing secret is shown or typed here. */
export function ConfigurationChecks({ checks }: { checks: readonly SetupCheck[] }) {
  const payments = checks.filter(({ name }) => PAYMENT_CHECKS.includes(name));
  const others = checks.filter(({ name }) => !PAYMENT_CHECKS.includes(name));
  return (
    <div className={styles.checks}>
      <h3>Payments</h3>
      <ul>
        {payments.map((check) => (
          <Check key={check.name} check={check} />
        ))}
      </ul>
      <h3>Email and addresses</h3>
      <ul>
        {others.map((check) => (
          <Check key={check.name} check={check} />
        ))}
      </ul>
    </div>
  );
}
