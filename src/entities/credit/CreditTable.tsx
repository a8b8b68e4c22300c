import type { ReactNode } from 'react';
import { FiguresTable } from '@/components/display/FiguresTable';

interface CreditTableProps {
  label: string;
  heads: readonly string[];
  /** The first cell names the row, the last one is its figure. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table of the statement; the card around it has the label as its name already. */
export function CreditTable({ label, heads, rows }: CreditTableProps) {
  return (
    <FiguresTable label={`${label}, table`} caption={label} heads={heads}>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
