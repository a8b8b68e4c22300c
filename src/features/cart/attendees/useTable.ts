import { useEffect, useState } from 'react';
import { useDebounced } from '@/hooks/useDebounced';
import { readFileText, readTable, UnreadableTable } from './readTable';

const DEBOUNCE_MS = 250;
const NONE: string[][] = [];

interface Source {
  /** Name of the file; null for pasted text. */
  file: string | null;
  text: string;
}

interface Parsed {
  source: Source;
  table: string[][];
  problem: string | null;
}

const EMPTY: Source = { file: null, text: '' };

const sentenceOf = (error: unknown) =>
  error instanceof UnreadableTable ? error.message : 'This list could not be read.';

/** The cells of the pasted text or chosen file, parsed shortly after the last change. */
export function useTable() {
  const [source, setSource] = useState(EMPTY);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [parsed, setParsed] = useState<Parsed | null>(null);
  const debounced = useDebounced(source, DEBOUNCE_MS);

  useEffect(() => {
    let current = true;
    readTable(debounced.text).then(
      (table) => current && setParsed({ source: debounced, table, problem: null }),
      (error: unknown) =>
        current && setParsed({ source: debounced, table: NONE, problem: sentenceOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [debounced]);

  const paste = (text: string) => {
    setUnreadable(null);
    setSource({ file: null, text });
  };
  const load = async (file: File) => {
    setSource(EMPTY);
    setUnreadable(null);
    try {
      setSource({ file: file.name, text: await readFileText(file) });
    } catch (error) {
      setUnreadable(sentenceOf(error));
    }
  };
  const ready = parsed?.source === source;
  return {
    table: ready ? parsed.table : NONE,
    problem: unreadable ?? (ready ? parsed.problem : null),
    reading: !ready && source.text !== '',
    file: source.file,
    /** The text of the field; a file's text may be long and is not shown. */
    pasted: source.file === null ? source.text : '',
    paste,
    load,
  };
}
