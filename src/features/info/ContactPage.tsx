import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Clock from 'lucide-react/icons/clock';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { errorMessage, useGetSupportContactQuery, type SupportContact } from '@/api';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { PageTitle } from '@/components/page/PageTitle';
import { ContactForm } from './ContactForm';

/** Contact: the form, and how else to reach support (docs/product/screens.md#information-pages). */
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

const ROW = {
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  typography: 'ui',
  '& a': { py: 1, overflowWrap: 'anywhere', textDecoration: 'underline' },
};

/** What the operator has set of support; what is not set is not shown. */
function ContactDetails() {
  const { data: support, error, isFetching, refetch } = useGetSupportContactQuery();
  return (
    <aside aria-label="Contact details">
      {support ? (
        <Details support={support} />
      ) : error && !isFetching ? (
        <ErrorPanel
          title="The contact details could not be loaded"
          text={errorMessage(error, 'You can still write to us with the form.')}
          onRetry={() => refetch()}
        />
      ) : (
        <>
          <VisuallyHidden role="status">Loading the contact details…</VisuallyHidden>
          <Skeleton variant="rounded" sx={{ height: 44, width: '75%' }} />
          <Skeleton variant="rounded" sx={{ height: 44, width: '75%' }} />
        </>
      )}
    </aside>
  );
}

function Details({ support }: { support: SupportContact }) {
  const { email, phone, hours, reply_time: replyTime, offices } = support;
  return (
    <>
      {replyTime && (
        <Stack component="p" direction="row" sx={ROW}>
          <Icon icon={Clock} /> We reply within {replyTime}.
        </Stack>
      )}
      {hours && (
        <Stack component="p" direction="row" sx={ROW}>
          <Icon icon={LifeBuoy} /> Support: {hours}
        </Stack>
      )}
      <Stack component="p" direction="row" sx={ROW}>
        <Icon icon={Mail} /> <a href={`mailto:${email}`}>{email}</a>
      </Stack>
      {phone && (
        <Stack component="p" direction="row" sx={ROW}>
          <Icon icon={Phone} /> <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </Stack>
      )}
      {offices.length > 0 && (
        <>
          <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
            Offices
          </Typography>
          <ul>
            {offices.map((office) => (
              <Box
                component="li"
                key={office.city}
                sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}
              >
                <h3>{office.city}</h3>
                <Typography
                  variant="meta"
                  component="address"
                  color="textSecondary"
                  sx={{ mt: 0.5, whiteSpace: 'pre-line' }}
                >
                  {office.lines.join('\n')}
                </Typography>
              </Box>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
