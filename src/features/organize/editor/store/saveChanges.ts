import { errorMessage, isNetworkError, toAppError, type OrganizedEvent } from '@/api';
import { consoleApi } from '@/api/console';
import type { AppDispatch, RootState } from '@/state';
import { refusedFields } from '../form/serverFields';
import type { Step } from '../form/step';
import { stepsOf } from '../form/steps';
import {
  fieldsRefused,
  savingEnded,
  savingStarted,
  stepRefused,
  stepSaved,
  versionReceived,
  type EditorState,
  type SaveStatus,
} from './editorSlice';

const NOT_SAVED = 'The changes could not be saved. Please try again.';

type Thunk<Result> = (dispatch: AppDispatch, getState: () => RootState) => Result;

const { updateEvent, setEventAccess, createTier, updateTier, deleteTier, orderTiers } =
  consoleApi.endpoints;
const UNTRACKED = { track: false } as const;

/** Sends one call and returns the event after it. */
const send =
  ({ saved: { id }, values }: EditorState, step: Step): Thunk<Promise<OrganizedEvent>> =>
  (dispatch) => {
    const match = 'version' in step ? `"${step.version}"` : '';
    switch (step.kind) {
      case 'event': {
        const call = { id, 'If-Match': match, eventUpdate: step.body };
        return dispatch(updateEvent.initiate(call, UNTRACKED)).unwrap();
      }
      case 'access': {
        const call = { id, 'If-Match': match, eventAccess: step.body };
        return dispatch(setEventAccess.initiate(call, UNTRACKED)).unwrap();
      }
      case 'addTier': {
        const call = { id, tierCreate: step.body };
        return dispatch(createTier.initiate(call, UNTRACKED)).unwrap();
      }
      case 'changeTier': {
        const call = { id, tierId: step.id, 'If-Match': match, tierUpdate: step.body };
        return dispatch(updateTier.initiate(call, UNTRACKED)).unwrap();
      }
      case 'removeTier': {
        const call = { id, tierId: step.id, 'If-Match': match };
        return dispatch(deleteTier.initiate(call, UNTRACKED)).unwrap();
      }
      case 'orderTiers': {
        const tiers = step.keys.flatMap(
          (key) => values.tiers.find((tier) => tier.key === key)?.id ?? [],
        );
        const call = { id, 'If-Match': match, tierOrder: { tiers } };
        return dispatch(orderTiers.initiate(call, UNTRACKED)).unwrap();
      }
    }
  };

/** The event as it is now. */
const readEvent =
  (id: number): Thunk<Promise<OrganizedEvent>> =>
  (dispatch) =>
    dispatch(
      consoleApi.endpoints.getOrganizedEvent.initiate(
        { id },
        { forceRefetch: true, subscribe: false },
      ),
    ).unwrap();

/**
 * Goes on after a call that failed.
 * @throws the error after which nothing more is sent for now
 */
const recover =
  ({ saved, values }: EditorState, step: Step, error: unknown): Thunk<Promise<void>> =>
  async (dispatch) => {
    const { status } = toAppError(error);
    if (status === 412) {
      dispatch(versionReceived(await dispatch(readEvent(saved.id))));
    } else if (status === 400 || status === 409) {
      dispatch(stepRefused({ step, sentence: errorMessage(error, NOT_SAVED) }));
      dispatch(fieldsRefused(refusedFields(step, error, values)));
    } else throw error;
  };

/** @param left calls that were not sent, because the server has refused them */
const statusAfter = (left: readonly Step[], { refusedSteps }: EditorState): SaveStatus => {
  const [first] = left;
  return first === undefined
    ? { kind: 'saved', at: Date.now() }
    : { kind: 'failed', sentence: refusedSteps[JSON.stringify(first)] ?? NOT_SAVED };
};

const statusAfterError = (error: unknown): SaveStatus =>
  isNetworkError(error)
    ? { kind: 'offline' }
    : { kind: 'failed', sentence: errorMessage(error, NOT_SAVED) };

/**
 * Sends what can be saved, one call after the other. What is left is read again after each answer, so that the next
 * call names the version which that answer brought. True when nothing of it is left.
 */
export const saveChanges = (): Thunk<Promise<boolean>> => async (dispatch, getState) => {
  const id = getState().editor?.saved.id;
  const isOpen = () => getState().editor?.saved.id === id;
  // A call is not sent twice: an answer that changed nothing must not begin anew.
  const sent = new Set<string>();
  try {
    for (;;) {
      const { editor } = getState();
      if (!editor || editor.saved.id !== id || editor.status.kind === 'conflict') return false;
      const steps = stepsOf(editor.saved, editor.values);
      const isRefused = (step: Step) => JSON.stringify(step) in editor.refusedSteps;
      const step = steps.find((one) => !isRefused(one) && !sent.has(JSON.stringify(one)));
      if (step === undefined) {
        if (sent.size > 0) dispatch(savingEnded(statusAfter(steps, editor)));
        return steps.length === 0;
      }
      sent.add(JSON.stringify(step));
      dispatch(savingStarted());
      const outcome = await dispatch(send(editor, step)).then(
        (event) => stepSaved({ step, event }),
        (error: unknown) => recover(editor, step, error),
      );
      if (isOpen()) await dispatch(outcome);
    }
  } catch (error) {
    if (isOpen()) dispatch(savingEnded(statusAfterError(error)));
    return false;
  }
};
