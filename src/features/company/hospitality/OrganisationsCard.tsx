import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { CompanyHospitality } from '@/api';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import styles from './OrganisationsCard.module.css';

interface OrganisationsCardProps {
  report: CompanyHospitality;
  onChoose: (organisation: string) => void;
}

/** What the guests of each organisation were given together; a press lists its guests alone. */
export function OrganisationsCard({ report, onChoose }: OrganisationsCardProps) {
  const { organisations, currency } = report;
  return (
    <div className={styles.card}>
      <Card>
        <h2 className={styles.title}>By organisation</h2>
        <ul className={styles.list} aria-label="Organisations">
          {organisations.map(({ organisation, guests, times, value }) => (
            <li key={organisation}>
              <span className={styles.name}>
                <Button variant="text" onClick={() => onChoose(organisation)}>
                  {organisation}
                </Button>
              </span>
              <span className={styles.counts}>
                {countOf(guests, 'guest')} · {countOf(times, 'time')}
              </span>
              <span className={styles.value}>{formatMoney(value, currency)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
