import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router';
import { toAppError, useGetSetupQuery } from '@/api';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { FullScreenSpinner } from '@/components/display/Spinner';
import { AuthCard } from '@/components/page/AuthCard';
import { paths } from '@/lib/paths';
import BeingSetUpPage from './BeingSetUpPage';
import { SetupForm } from './SetupForm';

const LINK_HELP = (
  <>
    The right one is among the lines that the server prints when it starts. Its token is also in the
    file <code>setup-token</code> in the server’s <code>DATA_DIR</code>.
  </>
);

/** A place that is set up has no use for the link. */
function AlreadySetUp() {
  return (
    <AuthCard title="Foyer is set up" text="This link has been used; it works once.">
      <Box sx={{ mt: 3 }}>
        <Button
          component={Link}
          variant="contained"
          size="large"
          fullWidth
          to={paths.signIn}
          reloadDocument
        >
          Sign In
        </Button>
      </Box>
    </AuthCard>
  );
}

/** /setup?token=…: the first start of a place. */
export function SetupPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error, isFetching, refetch } = useGetSetupQuery(
    token === '' ? {} : { 'X-Setup-Token': token },
  );

  if (!data && error) {
    const refusal = toAppError(error);
    return refusal.code === 'setup_token' || refusal.status === 400 ? (
      <AuthCard title="This link is not valid" text={LINK_HELP}>
        <Box sx={{ mt: 3 }}>
          <Button component={Link} variant="contained" size="large" fullWidth to={paths.home}>
            Back to the Start
          </Button>
        </Box>
      </AuthCard>
    ) : (
      <ErrorPanel
        heading="h1"
        title="The set-up could not be opened"
        text={refusal.message}
        onRetry={refetch}
      />
    );
  }
  if (!data) return <FullScreenSpinner />;
  if (data.is_set_up) return <AlreadySetUp />;
  if (data.configuration === null) return <BeingSetUpPage />;
  return (
    <SetupForm
      token={token}
      configuration={data.configuration}
      isChecking={isFetching}
      onCheckAgain={refetch}
    />
  );
}
