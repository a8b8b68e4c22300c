import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { errorMessage, type Company, type DomainCheck } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { contactPath } from '@/lib/paths';
import { Copied } from './Copied';
import { CopyRows } from './CopyRows';

interface DomainProofProps {
  companyName: string;
  domain: string;
  record: NonNullable<Company['txt_record']>;
  /** The call that looks the record up, and what it last said. */
  look: {
    check: Pick<DomainCheck, 'outcome' | 'message' | 'found'> | undefined;
    error: unknown;
    isLoading: boolean;
  };
  onVerify: () => Promise<unknown>;
}

/** The record that proves a domain, and the look for it. */
export function DomainProof({ companyName, domain, record, look, onVerify }: DomainProofProps) {
  return (
    <div>
      <Typography component="h3" variant="ui" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        Publish this TXT record in the DNS of {domain}
      </Typography>
      {/* The fields are named as in the forms of DNS providers. */}
      <CopyRows
        items={[
          {
            term: 'Type',
            value: (
              <Box component="code" sx={{ pr: 1.5 }}>
                TXT
              </Box>
            ),
          },
          { term: 'Name', value: <Copied name="name" text={record.name} /> },
          { term: 'Value', value: <Copied name="value" text={record.value} /> },
        ]}
      />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2, typography: 'ui' }}
      >
        <BusyButton variant="contained" onClick={onVerify}>
          Verify now
        </BusyButton>
        <Box component="p" role="status" sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
          {!look.isLoading && sentenceOf(look)}
        </Box>
      </Stack>
      <Typography component="p" variant="meta" color="textSecondary" sx={{ mt: 1.5 }}>
        You cannot change the DNS?{' '}
        <Button
          variant="inline"
          component={Link}
          to={contactPath({ subject: `The domain of ${companyName}` })}
        >
          Write to support
        </Button>
        .
      </Typography>
    </div>
  );
}

/** What the last look at DNS found, or why there was none. */
function sentenceOf({ check, error }: DomainProofProps['look']): string | null {
  if (error) return errorMessage(error, 'The domain could not be looked up. Please try again.');
  if (!check) return null;
  const found = check.outcome === 'wrong_value' ? ` Found: ${check.found.join(', ')}` : '';
  return check.message + found;
}
