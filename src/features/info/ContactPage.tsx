import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { PageTitle } from '@/components/page/PageTitle';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';

/** Contact: the form, and how else to reach support (docs/product/screens.md#information-pages, D18). */
export function ContactPage() {
  return (
    <Container>
      <PageTitle text="Questions about a booking, an event, or Foyer for your company: write to us.">
        Contact Us and Support
      </PageTitle>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 336px' },
          gap: 6,
          alignItems: 'start',
          mt: 1,
        }}
      >
        <ContactForm />
        <ContactDetails />
      </Box>
    </Container>
  );
}
