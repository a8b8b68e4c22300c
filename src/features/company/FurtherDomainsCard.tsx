import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { errorMessage, type Company, type CompanyDomain } from '@/api';
import {
  useGetCompanyAccountQuery,
  useRemoveCompanyDomainMutation,
  useVerifyAddedDomainMutation,
} from '@/api/console';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { Icon } from '@/components/display/Icon';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { lazyPart } from '@/components/lazy/lazyPart';
import { formatDate } from '@/lib/dates';
import { useToast } from '@/state';
import { ProofChip } from './DomainCard';
import { DomainProof } from './DomainProof';

const AddDomainDialog = lazyPart(() => import('./AddDomainDialog'));

interface FurtherDomainsCardProps {
  company: Company;
}

/** Domains beside the company's own: its admin adds them once the own one is proven. */
export function FurtherDomainsCard({ company }: FurtherDomainsCardProps) {
  const { id, domain_proven: mayAdd } = company;
  const { data: account, error, isFetching, refetch } = useGetCompanyAccountQuery({ id });
  const [isAdding, setIsAdding] = useState(false);
  const further = account?.domains.filter(({ is_own: isOwn }) => !isOwn);

  return (
    <Card component="section" aria-labelledby="further-domains">
      <Typography id="further-domains" component="h2" variant="h3">
        Further domains
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '70ch', mt: 1 }}>
        {mayAdd
          ? 'People with an address at a further domain join your company when they sign up, once that domain is verified.'
          : 'Verify your company’s own domain first. Then you can add the other domains at which your people have addresses.'}
      </Typography>
      {!account && !error && (
        <div role="status" aria-label="Loading the further domains…">
          <Skeleton sx={{ typography: 'body1', width: '50%' }} />
        </div>
      )}
      {!account && error && !isFetching && (
        <ErrorPanel
          title="The further domains could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={refetch}
        />
      )}
      {further && further.length > 0 && (
        <Stack component="ul" sx={{ mt: 2 }}>
          {further.map((domain) => (
            <FurtherDomain key={domain.domain} company={company} domain={domain} />
          ))}
        </Stack>
      )}
      {mayAdd && (
        <Button
          sx={{ mt: 2 }}
          onClick={() => setIsAdding(true)}
          onPointerEnter={AddDomainDialog.preload}
          onFocus={AddDomainDialog.preload}
        >
          <Icon icon={Plus} small /> Add domain
        </Button>
      )}
      {isAdding && <AddDomainDialog companyId={id} onClose={() => setIsAdding(false)} />}
    </Card>
  );
}

interface FurtherDomainProps {
  company: Company;
  domain: CompanyDomain;
}

/** One domain besides the company's own: its proof, and its removal. */
function FurtherDomain({ company, domain: row }: FurtherDomainProps) {
  const { domain, proven: isProven, txt_record: record } = row;
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [verify, { data: check, error, isLoading }] = useVerifyAddedDomainMutation();
  const [remove] = useRemoveCompanyDomainMutation();
  const [isAsking, setIsAsking] = useState(false);

  const handleVerify = async () => {
    const answer = await verify({ id: company.id, domain });
    // The button that was pressed is gone then.
    if (answer.data?.outcome === 'proven') heading.current?.focus();
  };
  const handleRemove = async () => {
    const answer = await remove({ id: company.id, domain });
    if (!answer.error) toast.success(`${domain} is removed`);
    setIsAsking(false);
  };

  return (
    <Stack
      component="li"
      role="group"
      aria-label={domain}
      sx={{ gap: 2, py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}
      >
        <Typography
          component="h3"
          variant="ui"
          ref={heading}
          tabIndex={-1}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {domain}
        </Typography>
        <ProofChip isProven={isProven} />
        {isProven && (
          <Typography variant="meta" color="textSecondary">
            Verified on {formatDate(row.proven_at)}
          </Typography>
        )}
        <Button sx={{ ml: 'auto' }} onClick={() => setIsAsking(true)}>
          Remove<VisuallyHidden> {domain}</VisuallyHidden>
        </Button>
      </Stack>
      {!isProven && record && (
        <DomainProof
          companyName={company.name}
          domain={domain}
          record={record}
          look={{ check, error, isLoading }}
          onVerify={handleVerify}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          open
          title={`Remove ${domain}?`}
          text={
            isProven
              ? 'Its people stay in your company. No one new can join by this domain. To add it again, you have to verify it again.'
              : 'Its record proves nothing then. You can add the domain again, with a new record.'
          }
          confirmLabel="Remove"
          onConfirm={handleRemove}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </Stack>
  );
}
