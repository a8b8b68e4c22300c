import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { errorMessage, toAppError, type CreditReceipt } from '@/api';
import { useGetCompanyAccountQuery, useGetCreditOfCompanyQuery } from '@/api/console';
import { IconButton } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ListSkeleton } from '@/components/dataList/DataList';
import { ConsolePage } from '@/components/page/ConsolePage';
import { CreditStatement, useInvoicesToCome } from '@/entities/credit/CreditStatement';
import { paths } from '@/lib/paths';
import { readId } from '@/lib/searchParams';

const TermsDialog = lazyPart(() => import('./TermsDialog'));
const ReceiptDialog = lazyPart(() => import('./ReceiptDialog'));
const ReverseDialog = lazyPart(() => import('./ReverseDialog'));

/** /platform/companies/:id/account: terms of a company's account, and what was received (docs/product/payment.md#account). */
export function CompanyCreditPage() {
  const id = readId(useParams().id);
  const { data: company } = useGetCompanyAccountQuery({ id }, { skip: id === 0 });
  const credit = useGetCreditOfCompanyQuery({ id }, { skip: id === 0 });
  const { currentData: data, error, isFetching, refetch } = credit;
  useInvoicesToCome(data, refetch);
  const [asked, setAsked] = useState<'terms' | 'receipt' | null>(null);
  const [takenBack, setTakenBack] = useState<CreditReceipt | null>(null);
  const hasFailed = error !== undefined && !isFetching;
  const isMissing = id === 0 || toAppError(error).status === 404;
  const isNew = data?.version === 0;
  return (
    <ConsolePage
      title={company ? `Account of ${company.name}` : 'Account'}
      text={<Link to={paths.platformCompanies}>Companies</Link>}
      actions={
        data &&
        !isNew && (
          <>
            <Button onClick={() => setAsked('terms')}>Change terms</Button>
            <Button variant="contained" onClick={() => setAsked('receipt')}>
              Record a receipt
            </Button>
          </>
        )
      }
    >
      {hasFailed && data && <StaleNote onRetry={refetch} />}
      {data && !isNew && (
        <CreditStatement
          credit={data}
          receiptMenu={(receipt) => (
            <IconButton
              icon={Undo2}
              label={`Take back the receipt ${receipt.reference}`}
              onClick={() => setTakenBack(receipt)}
            />
          )}
        />
      )}
      {isNew && (
        <Card sx={{ p: 0 }}>
          <EmptyState
            title="No account yet"
            text="With one, the company can pay later, up to a limit that you set."
            action={
              <Button variant="contained" onClick={() => setAsked('terms')}>
                Give an account
              </Button>
            }
          />
        </Card>
      )}
      {!data && isMissing && !isFetching && (
        <EmptyState
          title="Company not found"
          action={
            <Button component={Link} to={paths.platformCompanies}>
              See the companies
            </Button>
          }
        />
      )}
      {!data && hasFailed && !isMissing && (
        <ErrorPanel
          title="The account could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={refetch}
        />
      )}
      {!data && !isMissing && !hasFailed && (
        <Card sx={{ p: 0 }}>
          <ListSkeleton label="Loading the account" />
        </Card>
      )}
      {asked === 'terms' && data && (
        <TermsDialog id={id} credit={data} onClose={() => setAsked(null)} />
      )}
      {asked === 'receipt' && data && (
        <ReceiptDialog id={id} credit={data} onClose={() => setAsked(null)} />
      )}
      {takenBack && data && (
        <ReverseDialog
          id={id}
          receipt={takenBack}
          currency={data.currency}
          onClose={() => setTakenBack(null)}
        />
      )}
    </ConsolePage>
  );
}
