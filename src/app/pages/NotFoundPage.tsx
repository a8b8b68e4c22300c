import Button from '@mui/material/Button';
import { Link } from 'react-router';
import Compass from 'lucide-react/icons/compass';
import { EmptyState } from '@/components/feedback/EmptyState';
import { paths } from '@/lib/paths';

/** Shown for every address without a route (docs/product/screens.md#routes). */
export function NotFoundPage() {
  return (
    <EmptyState
      heading="h1"
      icon={Compass}
      title="Page Not Found"
      text="There is nothing at this address. It may have moved, or the link is incomplete."
      action={
        <>
          <Button component={Link} variant="contained" to={paths.events}>
            Browse Events
          </Button>
          <Button component={Link} to={paths.home}>
            Go to the home page
          </Button>
        </>
      }
    />
  );
}
