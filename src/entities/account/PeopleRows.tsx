import type { PersonAccount } from '@/api';
import { ListRow, ListRows } from '@/components/list/ListRow';
import { RowMenuButton } from '@/components/list/RowMenuButton';
import { isChangeable, nameOf } from './accountRoles';
import { StateCell } from './PersonCells';

interface PeopleRowsProps {
  people: readonly PersonAccount[];
  hasCompanies: boolean;
  onMenu: (person: PersonAccount, button: HTMLElement) => void;
}

/** The people on narrow screens. */
export function PeopleRows({ people, hasCompanies, onMenu }: PeopleRowsProps) {
  return (
    <ListRows label="People">
      {people.map((person) => (
        <ListRow
          key={person.id}
          title={person.is_me ? `${nameOf(person)} (you)` : nameOf(person)}
          second={
            <>
              {person.email}
              {hasCompanies && person.company && (
                <>
                  <br />
                  {person.company.name}
                </>
              )}
            </>
          }
          state={<StateCell person={person} />}
          figure={person.role_label}
          menu={
            isChangeable(person) && (
              <RowMenuButton name={nameOf(person)} onOpen={(button) => onMenu(person, button)} />
            )
          }
        />
      ))}
    </ListRows>
  );
}
