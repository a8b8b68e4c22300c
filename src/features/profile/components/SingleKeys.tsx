import { useState } from 'react';
import { Card } from '@/components/display/Card';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { areSingleKeysOn, saveSingleKeys } from '@/lib/singleKeys';
import styles from './CompanyBilling.module.css';

/** Switches the single keys of the consoles off in this browser, for people who speak or press keys unintended. */
export function SingleKeys() {
  const [on, setOn] = useState(areSingleKeysOn);
  const handleChange = (next: boolean) => {
    saveSingleKeys(next);
    setOn(next);
  };
  return (
    <Card as="section" className={styles.card} labelledBy="single-keys">
      <header className={styles.head}>
        <h2 id="single-keys">Keyboard</h2>
        <p>
          In the consoles a letter or a sign pressed alone does something: / searches, N makes, ?
          lists the keys. This setting is for this browser.
        </p>
      </header>
      <CheckboxField label="Use single keys" checked={on} onChange={handleChange} />
    </Card>
  );
}
