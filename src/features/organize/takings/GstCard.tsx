import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Link } from 'react-router';
import { LOAD_ONCE, useFileDownload, type Organizer, type PaymentKind } from '@/api';
import { consoleApi } from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { FilterSelect } from '@/components/dataList/FilterSelect';
import { Icon } from '@/components/display/Icon';
import { organizePath, paths } from '@/lib/paths';
import { monthName, pastMonths } from '@/lib/periods';

/** Months to choose from: two years. */
const MONTHS = 24;

interface GstCardProps {
  organizer: Organizer;
  /** YYYY-MM-DD. */
  today: string;
  /** The kind that the page shows. */
  payments: PaymentKind | undefined;
}

/** The month's invoices and credit notes as a file for the accountant. */
export function GstCard({ organizer, today, payments }: GstCardProps) {
  const months = pastMonths(today, MONTHS);
  // The month that is over is the one to be filed.
  const [month, setMonth] = useState(months[1] ?? '');
  const download = useFileDownload();
  const handleDownload = () => {
    const query = { id: organizer.id, month, ...(payments && { payments }) };
    return download(consoleApi.endpoints.exportGstSummaryCsv.initiate(query, LOAD_ONCE), {
      name: `gst-${month}.csv`,
      done: 'Your file with the GST summary is saved.',
      failed: 'The GST summary could not be exported. Please try again.',
    });
  };
  return (
    <Card
      component="section"
      aria-labelledby="gst-summary"
      sx={{ '& p, & li': { typography: 'meta', color: 'text.secondary' } }}
    >
      <Typography id="gst-summary" variant="h3" component="h2">
        GST summary
      </Typography>
      <p>For GSTR-1, from the invoices and credit notes that were issued in the month.</p>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, my: 1.75 }}>
        <FilterSelect
          label="Month"
          value={month}
          options={months.map((one) => [one, monthName(one)] as const)}
          onChange={setMonth}
        />
        <BusyButton onClick={handleDownload}>
          <Icon icon={Download} small /> Download CSV
        </BusyButton>
      </Stack>
      <Stack component="ul" spacing={0.5} sx={{ mb: 1.25, pl: 2.25, listStyle: 'disc' }}>
        <li>Number, date, buyer, GSTIN and place of supply of each document</li>
        <li>Taxable value by rate, CGST, SGST, IGST and total</li>
        <li>Sorted into B2B, B2CL, B2CS, CDNR and CDNUR; credit notes are negative</li>
        <li>Totals by table, place of supply and rate</li>
      </Stack>
      {payments === 'test' && <p>It has the documents of test payments.</p>}
      {organizer.seller_missing.length > 0 && (
        <p>
          Invoices wait for your seller details.{' '}
          <Link to={organizePath(paths.organizeSettings, organizer.id)}>Complete them</Link>
        </p>
      )}
    </Card>
  );
}
