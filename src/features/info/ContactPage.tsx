import Container from '@mui/material/Container';
import { PageTitle } from '@/components/page/PageTitle';
import { ContactDetails } from './components/ContactDetails';
import { ContactForm } from './components/ContactForm';
import styles from './ContactPage.module.css';

/** Contact: the form, and how else to reach support (docs/product.md#information-pages, D18). */
export function ContactPage() {
  return (
    <Container>
      <PageTitle text="Questions about a booking, an event, or Foyer for your company: write to us.">
        Contact Us and Support
      </PageTitle>
      <div className={styles.columns}>
        <ContactForm />
        <ContactDetails />
      </div>
    </Container>
  );
}
