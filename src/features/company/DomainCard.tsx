import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { Company } from '@/api';
import { useVerifyCompanyDomainMutation } from '@/api/console';
import { formatDate } from '@/lib/dates';
import { contactPath } from '@/lib/paths';
import { DomainProof } from './DomainProof';

interface DomainCardProps {
  company: Company;
}

/** The company's mail domain, and how to prove it. */
export function DomainCard({ company }: DomainCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { domain, domain_proven: isProven, txt_record: record } = company;
  return (
    <Card component="section" aria-labelledby="company-domain">
      <Stack
        component="header"
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 2 }}
      >
        <Typography
          id="company-domain"
          component="h2"
          variant="h3"
          ref={heading}
          tabIndex={-1}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {domain ?? 'No domain'}
        </Typography>
        <ProofChip isProven={isProven} />
      </Stack>
      {record !== null && domain !== null && !isProven ? (
        <Proof
          company={company}
          domain={domain}
          record={record}
          onProven={() => heading.current?.focus()}
        />
      ) : (
        <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
          {isProven ? (
            `Verified on ${formatDate(company.domain_proven_at)}. Managers see the bookings of the whole company, and its admins manage everybody in it. The TXT record is no longer needed.`
          ) : domain === null ? (
            <>
              Your company has no email domain to verify.{' '}
              <Button
                variant="inline"
                component={Link}
                to={contactPath({ subject: `The domain of ${company.name}` })}
              >
                Write to support
              </Button>{' '}
              to have it confirmed.
            </>
          ) : (
            `Until ${domain} is proven, you see only your own bookings and those of people whom you invited. Your company’s admin can prove it on this page.`
          )}
        </Typography>
      )}
    </Card>
  );
}

export const ProofChip = ({ isProven }: { isProven: boolean }) => (
  <Chip
    size="small"
    color={isProven ? 'success' : 'warning'}
    label={isProven ? 'Verified' : 'Not verified'}
  />
);

interface ProofProps extends DomainCardProps {
  domain: string;
  record: NonNullable<Company['txt_record']>;
  /** The button that was pressed is gone then. */
  onProven: () => void;
}

function Proof({ company, domain, record, onProven }: ProofProps) {
  const [verify, { data: check, error, isLoading }] = useVerifyCompanyDomainMutation();

  const handleVerify = async () => {
    const answer = await verify();
    if (answer.data?.outcome === 'proven') onProven();
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        gap: '24px 48px',
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>
        <p>
          Anybody with an address at {domain} can join your company. Prove that the domain is yours:
          until then you manage only people whom you invited.
        </p>
        <Typography component="h3" variant="ui" color="textPrimary" sx={{ mt: 2, mb: 0.5 }}>
          What changes once it is verified
        </Typography>
        <Box component="ul" sx={{ pl: 2.5, listStyle: 'disc', typography: 'body2' }}>
          <li>Admins manage everybody in the company, and managers see everybody’s bookings.</li>
          <li>You can invite people with other addresses, such as clients.</li>
          <li>You can change the billing details that stand on your colleagues’ invoices.</li>
        </Box>
      </Box>
      <DomainProof
        companyName={company.name}
        domain={domain}
        record={record}
        look={{ check, error, isLoading }}
        onVerify={handleVerify}
      />
    </Box>
  );
}
