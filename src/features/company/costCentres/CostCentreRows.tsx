import { Link } from 'react-router';
import type { CostCentre } from '@/api';
import { Badge } from '@/components/display/Badge';
import { ListRow, ListRows } from '@/components/list/ListRow';
import { RowMenuButton } from '@/components/list/RowMenuButton';
import { QuietCell } from '@/components/list/TwoLines';
import { BudgetRest } from '@/entities/budget/BudgetUse';
import { noBudgetText, usedWords, wholeMoney } from '@/entities/budget/budgetTexts';
import { companyCostCentrePath } from '@/lib/paths';

interface CostCentreRowsProps {
  centres: readonly CostCentre[];
  onMenu: (centre: CostCentre, button: HTMLElement) => void;
}

/** The cost centres on narrow screens. */
export function CostCentreRows({ centres, onMenu }: CostCentreRowsProps) {
  return (
    <ListRows label="Cost centres">
      {centres.map((centre) => {
        const { id, name, code, owner, budget, is_active: isActive } = centre;
        return (
          <ListRow
            key={id}
            title={<Link to={companyCostCentrePath(id)}>{name}</Link>}
            second={
              <>
                {code} · {owner?.name ?? 'no owner'}
              </>
            }
            state={isActive ? <Rest centre={centre} /> : <Badge>Inactive</Badge>}
            figure={budget && isActive && !usedWords(budget) ? rest(budget) : undefined}
            menu={
              centre.may_manage && (
                <RowMenuButton name={name} onOpen={(button) => onMenu(centre, button)} />
              )
            }
          />
        );
      })}
    </ListRows>
  );
}

function Rest({ centre }: { centre: CostCentre }) {
  return centre.budget ? (
    <BudgetRest budget={centre.budget} />
  ) : (
    <QuietCell>{noBudgetText(centre)}</QuietCell>
  );
}

const rest = ({ limit, currency }: NonNullable<CostCentre['budget']>) =>
  `left of ${wholeMoney(limit, currency)}`;
