import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { errorMessage, useGetCompanyBillingQuery } from '@/api';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { CompanyBillingForm } from './CompanyBillingForm';
import { CompanyBillingView } from './CompanyBillingView';
import styles from './CompanyBilling.module.css';
import { SettingCard } from './SettingCard';

/** The company's details on invoices (D15), for people who may manage the company (D8). */
export function CompanyBilling() {
  const { currentData: billing, error, isFetching, refetch } = useGetCompanyBillingQuery();
  const [mode, setMode] = useState<'view' | 'edit' | 'viewAgain'>('view');

  return (
    <SettingCard
      id="company-billing"
      title="Company billing"
      text="What invoices say of your company. Those already issued stay as they are."
    >
      {billing ? (
        mode === 'edit' ? (
          <CompanyBillingForm billing={billing} onClose={() => setMode('viewAgain')} />
        ) : (
          <CompanyBillingView
            billing={billing}
            focusEdit={mode === 'viewAgain'}
            onEdit={() => setMode('edit')}
          />
        )
      ) : error && !isFetching ? (
        <ErrorPanel
          heading="h3"
          title="The billing details could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={() => refetch()}
        />
      ) : (
        <div className={styles.skeleton}>
          <VisuallyHidden>
            <span role="status">Loading the billing details…</span>
          </VisuallyHidden>
          <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          <Skeleton sx={{ typography: 'meta', width: '50%' }} />
        </div>
      )}
    </SettingCard>
  );
}
