import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import type { Company } from '@/api';
import { IconButton } from '@/components/buttons/IconButton';
import { DefinitionList } from '@/components/display/DefinitionList';
import { useToast } from '@/state';
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
  const toast = useToast();
  const [isCopied, setIsCopied] = useState(false);

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      toast.success(`The ${name} is copied`);
    } catch {
      toast.error(`The ${name} could not be copied. Please select it and copy it yourself.`);
    }
  };
  return (
    <span className={styles.copied}>
      <code>{text}</code>
      <IconButton
        icon={isCopied ? Check : Copy}
        label={`Copy the ${name}`}
        onClick={() => void handleCopy()}
      />
    </span>
  );
}
