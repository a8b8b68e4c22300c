import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { errorMessage, type Company } from '@/api';
import { useGetCompanyAccountQuery } from '@/api/console';
import { Icon } from '@/components/display/Icon';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { lazyPart } from '@/components/lazy/lazyPart';
import styles from './DomainCard.module.css';
import { FurtherDomain } from './FurtherDomain';

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
  const handleOpen = () => setIsAdding(true);

  return (
    <Card component="section" aria-labelledby="further-domains">
      <header className={styles.head}>
        <h2 id="further-domains">Further domains</h2>
      </header>
      <p className={styles.text}>
        {mayAdd
          ? 'People with an address at a further domain join your company when they sign up, once that domain is proven.'
          : 'Prove your company’s own domain first. Then you can add the other domains at which your people have addresses.'}
      </p>
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
        <ul className={styles.further}>
          {further.map((domain) => (
            <FurtherDomain key={domain.domain} company={company} domain={domain} />
          ))}
        </ul>
      )}
      {mayAdd && (
        <div className={styles.verify}>
          <Button
            onClick={handleOpen}
            onPointerEnter={AddDomainDialog.preload}
            onFocus={AddDomainDialog.preload}
          >
            <Icon icon={Plus} small /> Add domain
          </Button>
        </div>
      )}
      {isAdding && <AddDomainDialog companyId={id} onClose={() => setIsAdding(false)} />}
    </Card>
  );
}
