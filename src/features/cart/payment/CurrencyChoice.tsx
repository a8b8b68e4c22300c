import Chip from '@mui/material/Chip';
import { Link } from 'react-router';
import { cartPath } from '@/lib/paths';
import type { CartLocation } from '../cartLocation';
import styles from './CurrencyChoice.module.css';

interface CurrencyChoiceProps {
  currencies: readonly string[];
  selected: string;
  stage: CartLocation['stage'];
}

/** Chooses the currency to pay; bookings in different currencies are paid separately (D12). */
export function CurrencyChoice({ currencies, selected, stage }: CurrencyChoiceProps) {
  if (currencies.length < 2) return null;
  return (
    <nav className={styles.choice} aria-label="Currency to pay">
      <p>Each currency is paid apart.</p>
      {currencies.map((currency) => (
        <Chip
          key={currency}
          component={Link}
          clickable
          variant="outlined"
          to={cartPath({ stage, currency })}
          replace
          aria-current={currency === selected ? 'true' : undefined}
          label={currency}
        />
      ))}
    </nav>
  );
}
