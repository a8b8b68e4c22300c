import { localTime, type EditorValues } from './editorValues';

/** How long an event takes until somebody says when it ends, in milliseconds. */
const USUAL_LENGTH_MS = 2 * 3_600_000;

type Times = Pick<EditorValues, 'startDate' | 'startTime' | 'endDate' | 'endTime'>;

const endAfter = ({ startDate, startTime }: Times): string => {
  const start = localTime(startDate, startTime);
  if (start === '') return '';
  return new Date(Date.parse(`${start}Z`) + USUAL_LENGTH_MS).toISOString().slice(0, 16);
};

const endOf = ({ endDate, endTime }: Times) => localTime(endDate, endTime);

/**
 * Fills in the end of an event from its start, and moves it with the start, until somebody has typed one
 * (docs/product.md#making-events).
 */
export function createEndFiller(first: Times) {
  /** What was filled in, also on an earlier visit. */
  let filled = endAfter(first);
  let isTyped = false;
  return {
    /** @returns the end after a change of `field`; null where it stays */
    follow(field: string, now: Times): Pick<EditorValues, 'endDate' | 'endTime'> | null {
      if (field === 'endDate' || field === 'endTime') isTyped = true;
      if (isTyped || (field !== 'startDate' && field !== 'startTime')) return null;
      const isEmpty = now.endDate === '' && now.endTime === '';
      const end = endAfter(now);
      if (end === '' || !(isEmpty || endOf(now) === filled)) return null;
      filled = end;
      const [endDate = '', endTime = ''] = end.split('T');
      return { endDate, endTime };
    },
  };
}
