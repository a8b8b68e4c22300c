import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ImportError } from '@/lib/contract.gen';
import { countOf } from '@/lib/text';

/** Errors that are listed; the file is corrected and checked again. */
const SHOWN = 50;

interface ImportErrorsProps {
  errors: readonly ImportError[];
  /** All of them; the server may list fewer. */
  count: number;
}

/** What is wrong in a file, with row and column of each error. */
export function ImportErrors({ errors, count }: ImportErrorsProps) {
  const shown = errors.slice(0, SHOWN);
  return (
    <>
      <p>
        {countOf(count, 'error')}. Please correct the file and choose it again.
        {count > shown.length && ` The first ${shown.length} are listed.`}
      </p>
      <TableContainer
        role="region"
        aria-label="Errors in the file"
        tabIndex={0}
        sx={{ maxHeight: 280, mt: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Row</TableCell>
              <TableCell>Column</TableCell>
              <TableCell>What is wrong</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ row, field, error }) => (
              <TableRow key={`${row} ${field}`}>
                <TableCell>{row}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{field}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{error}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
