import { afterEach, expect, it, jest } from '@jest/globals';
import { HttpResponse } from 'msw';
import { api } from '@/api';
import { setupStore } from '@/app/store';
import { clearAllDrafts } from '@/lib/drafts';
import { buildStore } from '@/testing/renderWithProviders';
import { refusal, serveEvent } from '../eventServer.testUtils';
import { readKeptEdits } from '../form/keptEdits';
import { selectEditor, selectShownProblems, selectUnsaved } from './editorSelectors';
import {
  changesDiscarded,
  editorClosed,
  editorOpened,
  editorSlice,
  eventRead,
  refusedStepsCleared,
  tierChanged,
  valuesChanged,
  versionReceived,
} from './editorSlice';
import { listenForEdits } from './editorListeners';
import { saveChanges } from './saveChanges';

afterEach(clearAllDrafts);

/** A store in which the event of the server is open. */
function open({ event }: ReturnType<typeof serveEvent>, store = buildStore()) {
  store.inject(editorSlice);
  store.dispatch(editorOpened({ person: 7, event, offered: null }));
  return {
    ...store,
    editor: () => selectEditor(store.getState()),
    save: () => store.dispatch(saveChanges()),
  };
}

it('keeps the draft and what is unsaved in the store, as plain data', async () => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const server = serveEvent({}, () => refusal(409, { fields: { title: 'Taken.' } }));
  const { dispatch, editor, save } = open(server, setupStore());
  dispatch(valuesChanged({ title: 'Qawwali' }));
  expect(editor()).toMatchObject({ saved: { version: 1 }, values: { title: 'Qawwali' } });
  expect(selectUnsaved(editor())).toBe(1);
  expect(await save()).toBe(false);
  expect(editor().status).toEqual({ kind: 'failed', sentence: 'Refused.' });
  expect(selectShownProblems(editor())).toEqual({ title: 'Taken.' });
  expect(JSON.parse(JSON.stringify(editor()))).toEqual(editor());
  expect(print).not.toHaveBeenCalled();
  dispatch(api.util.resetApiState());
});

it('sends again with the newer version, unasked, when nobody changed the same', async () => {
  const server = serveEvent({}, (_call, event) => {
    server.reply = undefined;
    // Paused, or counted elsewhere.
    server.event = { ...event, version: 5 };
    return undefined;
  });
  const { dispatch, editor, save } = open(server);
  dispatch(valuesChanged({ title: 'Qawwali' }));
  expect(await save()).toBe(true);
  expect(server.calls.map(({ version }) => version)).toEqual(['"1"', '"5"']);
  expect(editor()).toMatchObject({ saved: { version: 6 }, status: { kind: 'saved' } });
});

it('takes the change as saved when the answer to it was lost', async () => {
  const server = serveEvent({}, (_call, event) => {
    server.event = { ...event, version: 2, title: 'Qawwali' };
    server.reply = undefined;
    return HttpResponse.error();
  });
  const { dispatch, editor, save } = open(server);
  dispatch(valuesChanged({ title: 'Qawwali' }));
  expect(await save()).toBe(false);
  expect(editor().status).toEqual({ kind: 'offline' });
  expect(await save()).toBe(true);
  expect(server.calls).toHaveLength(2);
  expect(editor()).toMatchObject({ saved: { version: 2 }, status: { kind: 'saved' } });
});

it('does not send a refused call again by itself, and sends the others', async () => {
  const server = serveEvent({}, ({ path }) =>
    path === '/events/7/' ? refusal(409, { error: 'Not now.' }) : undefined,
  );
  const { dispatch, editor, save } = open(server);
  dispatch(valuesChanged({ title: 'Qawwali' }));
  dispatch(tierChanged({ key: 'saved-11', values: { seats: '80' } }));
  expect(await save()).toBe(false);
  const paths = () => server.calls.map(({ path }) => path);
  expect(paths()).toEqual(['/events/7/', '/events/7/tiers/11/', '/events/7/']);
  expect(editor().status).toEqual({ kind: 'failed', sentence: 'Not now.' });
  expect(await save()).toBe(false);
  expect(paths()).toHaveLength(3);
  server.reply = undefined;
  dispatch(refusedStepsCleared());
  expect(await save()).toBe(true);
});

it('stops after an error of the server, and when the event was closed meanwhile', async () => {
  const server = serveEvent({}, () => refusal(503, { error: 'Later.' }));
  const { dispatch, editor, save, getState } = open(server);
  dispatch(valuesChanged({ title: 'Qawwali' }));
  dispatch(tierChanged({ key: 'saved-11', values: { seats: '80' } }));
  expect(await save()).toBe(false);
  expect(server.calls).toHaveLength(1);
  expect(editor().status).toEqual({ kind: 'failed', sentence: 'Later.' });
  server.reply = () => {
    dispatch(editorClosed());
    return undefined;
  };
  expect(await save()).toBe(false);
  expect(server.calls).toHaveLength(2);
  expect(getState()).toMatchObject({ editor: null });
});

it('asks after a call outside the form only when somebody changed what it changes', () => {
  const server = serveEvent();
  const { dispatch, editor } = open(server);
  const { saved } = editor();
  dispatch(versionReceived({ ...saved, version: 2, city: 'Amber' }));
  expect(editor()).toMatchObject({ values: { city: 'Amber' }, status: { kind: 'saved' } });
  dispatch(valuesChanged({ title: 'Mine' }));
  dispatch(eventRead({ ...saved, version: 3, title: 'Theirs', city: 'Amber' }));
  expect(editor()).toMatchObject({ saved: { version: 2 }, status: { kind: 'saved' } });
  dispatch(versionReceived({ ...saved, version: 3, city: 'Amber', status: 'paused' }));
  expect(editor()).toMatchObject({ saved: { status: 'paused' }, values: { title: 'Mine' } });
  dispatch(versionReceived({ ...saved, version: 4, title: 'Theirs' }));
  expect(editor()).toMatchObject({ status: { kind: 'conflict', theirs: { title: 'Theirs' } } });
});

it('keeps what is unsaved in this browser until it is saved or discarded', () => {
  const server = serveEvent();
  const { dispatch, save } = open(server);
  const stop = listenForEdits(dispatch, save);
  const kept = () => readKeptEdits(7, server.event)?.values.title;
  dispatch(valuesChanged({ title: 'Qawwali' }));
  expect(kept()).toBe('Qawwali');
  dispatch(changesDiscarded());
  expect(kept()).toBeUndefined();
  dispatch(valuesChanged({ title: 'Ghazal' }));
  stop();
  dispatch(valuesChanged({ title: 'Thumri' }));
  expect(kept()).toBe('Ghazal');
});
