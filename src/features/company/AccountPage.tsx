import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router';
import { errorMessage, toAppError, type CreditInvoice } from '@/api';
import { consoleApi, useExport, useGetCompanyCreditQuery } from '@/api/console';
import { ExportMenu } from '@/components/dialogs/ExportMenu';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { ListSkeleton } from '@/components/dataList/DataList';
import { ConsolePage } from '@/components/page/ConsolePage';
import { CorrectBilling } from '@/entities/billing/CorrectBilling';
import { CreditStatement, useInvoicesToCome } from '@/entities/credit/CreditStatement';
import { currentInvoices } from '@/entities/credit/creditTexts';
import { paths } from '@/lib/paths';
import { countOf } from '@/lib/text';

/** /company/account: what the company owes for purchases on account (docs/product/payment.md#account). */
export function AccountPage() {
  const { data, error, isFetching, refetch } = useGetCompanyCreditQuery();
  useInvoicesToCome(data, refetch);
  const save = useExport('statement', { csv, xlsx }, undefined);
  const hasFailed = error !== undefined && !isFetching;
  const isUnproven = toAppError(error).code === 'domain_not_proven';
  return (
    <ConsolePage
      title="Account"
      text={data ? termsText(data) : '\u00a0'}
      actions={
        data && data.version > 0 && <ExportMenu label="Export the statement" onExport={save} />
      }
    >
      {hasFailed && data && <StaleNote onRetry={refetch} />}
      {data && data.version > 0 && <CreditStatement credit={data} invoiceAction={correctionOf} />}
      {data?.version === 0 && (
        <Card sx={{ p: 0 }}>
          <EmptyState
            title="No account yet"
            text="With an account the company pays later, by invoice. Foyer’s team sets it up."
            action={
              <Button component={Link} to={paths.contact}>
                Ask for an account
              </Button>
            }
          />
        </Card>
      )}
      {!data && isUnproven && (
        <EmptyState
          title="Verify your company’s domain first"
          text="The account shows what all colleagues have bought."
          action={
            <Button component={Link} to={paths.companyDomain}>
              See how to verify the domain
            </Button>
          }
        />
      )}
      {!data && hasFailed && !isUnproven && (
        <ErrorPanel
          title="The account could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={refetch}
        />
      )}
      {!data && !error && (
        <Card sx={{ p: 0 }}>
          <ListSkeleton label="Loading the account" />
        </Card>
      )}
    </ConsolePage>
  );
}

const { exportCompanyCreditCsv: csv, exportCompanyCreditXlsx: xlsx } = consoleApi.endpoints;

/** One for each seller; why not is said once. */
function correctionOf(invoice: CreditInvoice) {
  const documents = currentInvoices(invoice);
  const { correction: terms } = invoice;
  return documents
    .slice(0, terms.refusal === null ? documents.length : 1)
    .map((document) => (
      <CorrectBilling
        key={document.id}
        booking={document.booking}
        invoice={document}
        terms={terms}
      />
    ));
}

function termsText({
  version,
  is_open: isOpen,
  days_to_pay: days,
}: {
  version: number;
  is_open: boolean;
  days_to_pay: number;
}): string {
  if (version === 0) return 'Pay later, by invoice';
  if (!isOpen) return 'Closed: nothing new can be charged to it';
  return `Purchases are due ${countOf(days, 'day')} after they were made`;
}
