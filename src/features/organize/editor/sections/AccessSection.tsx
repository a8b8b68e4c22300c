import { lazyPart } from '@/components/lazy/lazyPart';
import { useEditorField } from '../EditorContext';
import { ChoiceCards } from '../parts/ChoiceCards';
import { FieldPlace } from '../parts/FieldPlace';
import { Section } from '../parts/Section';
import styles from '../parts/Section.module.css';

const CompaniesField = lazyPart(() => import('./CompaniesField'), <FieldPlace />);

/** Open to every company, or to those that are named. */
export function AccessSection() {
  const exclusive = useEditorField<boolean>('isExclusive');
  const isExclusive = exclusive.value === true;
  return (
    <Section
      id="access"
      title="Who may book"
      text="Companies that may not book see the event, and that it is not open to them."
    >
      <ChoiceCards
        id={exclusive.id}
        label="Who may book"
        value={isExclusive ? 'named' : 'all'}
        options={[
          {
            value: 'all',
            label: 'Every company on Foyer',
            text: 'The event is listed and found by search.',
          },
          {
            value: 'named',
            label: 'Only companies I name',
            text: 'Shown as Exclusive. Others see that it exists.',
          },
        ]}
        onChange={(choice) => exclusive.onChange(choice === 'named')}
        onBlur={exclusive.onBlur}
      />
      {isExclusive && (
        <div className={styles.below}>
          <CompaniesField />
        </div>
      )}
    </Section>
  );
}
