import { Link } from 'react-router';
import type { CompanyAccount } from '@/api';
import { ListRow, ListRows } from '@/components/list/ListRow';
import { RowMenuButton } from '@/components/list/RowMenuButton';
import { platformPeoplePath } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { StateBadge } from './CompanyCells';

interface CompanyRowsProps {
  companies: readonly CompanyAccount[];
  onMenu: (company: CompanyAccount, button: HTMLElement) => void;
}

function domainText({ domain, domain_proven: isProven }: CompanyAccount): string {
  if (domain === null) return 'No domain';
  return isProven ? domain : `${domain}, not proven`;
}

/** The companies on narrow screens. */
export function CompanyRows({ companies, onMenu }: CompanyRowsProps) {
  return (
    <ListRows label="Companies">
      {companies.map((company) => (
        <ListRow
          key={company.id}
          title={<Link to={platformPeoplePath({ company: company.id })}>{company.name}</Link>}
          second={domainText(company)}
          state={<StateBadge company={company} />}
          figure={countOf(company.people, 'person', 'people')}
          menu={
            company.status !== 'merged' && (
              <RowMenuButton name={company.name} onOpen={(button) => onMenu(company, button)} />
            )
          }
        />
      ))}
    </ListRows>
  );
}
