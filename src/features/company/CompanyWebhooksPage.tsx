import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ConsolePage } from '@/components/page/ConsolePage';
import { WebhooksView } from '@/entities/webhook/WebhooksView';
import { paths } from '@/lib/paths';
import { useManaging } from './useManaging';

/** /company/webhooks: which systems of the company are told what happens. */
export function CompanyWebhooksPage() {
  const { mayChange } = useManaging();
  return (
    <ConsolePage title="Webhooks" text="Tell your own systems, or a chat, what happens on Foyer.">
      {mayChange ? (
        <WebhooksView organizerId={null} />
      ) : (
        <EmptyState
          title="Verify your domain first"
          text="Webhooks tell of colleagues whom you didn’t invite."
          action={
            <Button component={Link} to={paths.companyDomain}>
              Go to domain
            </Button>
          }
        />
      )}
    </ConsolePage>
  );
}
