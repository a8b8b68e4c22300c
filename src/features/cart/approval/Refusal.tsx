import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { PolicyFindings } from '@/entities/approval/PolicyFindings';
import { usePolicyCheck } from '@/entities/approval/request/usePolicyCheck';

/** Why the company's policy refuses the cart, in its own words. */
export default function Refusal({ bookingIds }: { bookingIds: readonly number[] }) {
  const { check } = usePolicyCheck({ of: { booking_ids: bookingIds } });
  const refusals = check?.findings.filter(({ outcome }) => outcome === 'refuse') ?? [];
  return (
    <Alert severity="error" icon={false} aria-label="Policy">
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Your company’s policy does not allow this
      </Typography>
      {refusals.length > 0 && <PolicyFindings findings={refusals} />}
      <Typography variant="meta" component="p" sx={{ mt: 1.5 }}>
        Remove what it names, or ask a company admin.
      </Typography>
    </Alert>
  );
}
