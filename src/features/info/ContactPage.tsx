import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import { Container } from '@/components/page/Container';
import { Icon } from '@/components/display/Icon';
import { PageTitle } from '@/components/page/PageTitle';
import { ContactForm } from './components/ContactForm';
import styles from './ContactPage.module.css';

const SUPPORT_EMAIL = 'support@foyer.example';

const offices = [
  { city: 'Mumbai', lines: ['Bandra Kurla Complex', 'Mumbai 400051, Maharashtra'] },
  { city: 'Bengaluru', lines: ['Residency Road', 'Bengaluru 560025, Karnataka'] },
  { city: 'New Delhi', lines: ['Connaught Place', 'New Delhi 110001, Delhi'] },
];

/**
 * Contact: form, details, three offices, response time (docs/product.md#information-pages, D18).
 */
export function ContactPage() {
  return (
    <Container>
      <PageTitle text="Questions about a booking, an event, or Foyer for your company: write to us.">
        Contact Us and Support
      </PageTitle>
      <div className={styles.columns}>
        <ContactForm />
        <aside className={styles.aside} aria-label="Contact details">
          <p className={styles.row}>
            <Icon icon={Clock} /> We reply within 2-4 business hours.
          </p>
          <p className={styles.row}>
            <Icon icon={Mail} /> <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
          </p>
          <h2>Offices</h2>
          <ul className={styles.offices}>
            {offices.map((office) => (
              <li key={office.city}>
                <h3>{office.city}</h3>
                <address>
                  {office.lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </Container>
  );
}
