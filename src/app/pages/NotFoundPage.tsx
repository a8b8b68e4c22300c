import Compass from 'lucide-react/icons/compass';
import { ButtonLink } from '@/components/buttons/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { paths } from '@/lib/paths';

/** Shown for every address without a route (docs/product.md#routes). */
export function NotFoundPage() {
  return (
    <EmptyState
      heading="h1"
      icon={Compass}
      title="Page Not Found"
      text="There is nothing at this address. It may have moved, or the link is incomplete."
      action={
        <>
          <ButtonLink variant="primary" to={paths.events}>
            Browse Events
          </ButtonLink>
          <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
        </>
      }
    />
  );
}
