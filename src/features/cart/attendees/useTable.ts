import { useEffect, useState } from 'react';
import { useDebounced } from '@/hooks/useDebounced';
import { readTable, readTableFile, UnreadableTable } from '@/lib/readTable';

const DEBOUNCE_MS = 250;
const NONE: string[][] = [];

interface Source {
  /** Name of the file; null for pasted text. */
  file: string | null;
  text: string;
  /** Of a workbook. */
  cells: string[][] | null;
}

interface Parsed {
  source: Source;
  table: string[][];
  problem: string | null;
}

const EMPTY: Source = { file: null, text: '', cells: null };

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
    (debounced.cells ? Promise.resolve(debounced.cells) : readTable(debounced.text)).then(
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
    setSource({ ...EMPTY, text });
  };
  const load = async (file: File) => {
    setSource(EMPTY);
    setUnreadable(null);
    try {
      const read = await readTableFile(file);
      setSource(
        typeof read === 'string'
          ? { file: file.name, text: read, cells: null }
          : { file: file.name, text: '', cells: read },
      );
    } catch (error) {
      setUnreadable(sentenceOf(error));
    }
  };
  const ready = parsed?.source === source;
  return {
    table: ready ? parsed.table : NONE,
    problem: unreadable ?? (ready ? parsed.problem : null),
    reading: !ready && (source.text !== '' || source.cells !== null),
    file: source.file,
    /** The text of the field; a file's text may be long and is not shown. */
    pasted: source.file === null ? source.text : '',
    paste,
    load,
  };
}
