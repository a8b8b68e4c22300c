import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import type { Company } from '@/api';
import { IconButton } from '@/components/buttons/IconButton';
import { DefinitionList } from '@/components/display/DefinitionList';
import { useCopy } from '@/state';
import styles from './DomainCard.module.css';

interface DomainRecordProps {
  record: NonNullable<Company['txt_record']>;
}

/** The fields of the record, as the forms of DNS providers name them. */
export function DomainRecord({ record }: DomainRecordProps) {
  return (
    <div className={styles.record}>
      <DefinitionList
        layout="rows"
        items={[
          { term: 'Type', value: <code>TXT</code> },
          { term: 'Name', value: <Copied name="name" text={record.name} /> },
          { term: 'Value', value: <Copied name="value" text={record.value} /> },
        ]}
      />
    </div>
  );
}

/** A text to be copied; the sign changes once it is in the clipboard. */
function Copied({ name, text }: { name: string; text: string }) {
  const { copy, isCopied } = useCopy(text, name);
  return (
    <span className={styles.copied}>
      <code>{text}</code>
      <IconButton
        icon={isCopied ? Check : Copy}
        label={`Copy the ${name}`}
        onClick={() => void copy()}
      />
    </span>
  );
}
