import { useEffect, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { type OrganizedEvent } from '@/api';
import { useLazyGetOrganizedEventQuery } from '@/api/console';
import { toEditorValues, type EditorValues } from './form/editorValues';
import { createEditorSession } from './form/session';
import { useKeptEdits } from './useKeptEdits';
import { useSendStep } from './useSendStep';

export type EventEditor = ReturnType<typeof useEventEditor>;

/** The form of an event: its values, what of them is saved, and how they get there. */
export function useEventEditor(event: OrganizedEvent) {
  const form = useForm<EditorValues>({ defaultValues: toEditorValues(event) });
  const send = useSendStep(event.id);
  const [load] = useLazyGetOrganizedEventQuery();
  const [session] = useState(() =>
    createEditorSession(event, {
      form: {
        read: () => structuredClone(form.getValues()),
        reset: (values) => form.reset(values),
        setTiers: (tiers) => form.setValue('tiers', tiers),
        setEnd: ({ endDate, endTime }) => {
          form.setValue('endDate', endDate);
          form.setValue('endTime', endTime);
        },
      },
      send,
      load: () => load({ id: event.id }).unwrap(),
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const [read] = useState(() => () => structuredClone(form.getValues()));
  const { keep: keepEdits, ...kept } = useKeptEdits(event, {
    read,
    getState: session.getState,
    restore: session.restore,
  });

  useEffect(() => {
    session.start();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        session.handleChange(name ?? 'tiers');
        keepEdits();
      },
    });
    const unsubscribeSaves = session.subscribe(keepEdits);
    return () => {
      unsubscribe();
      unsubscribeSaves();
      session.stop();
    };
  }, [form, session, keepEdits]);

  useEffect(() => {
    const handleOnline = () => {
      if (session.getState().status.kind === 'offline') void session.save();
    };
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [session]);

  useEffect(() => session.absorb(event), [event, session]);

  return {
    ...session,
    ...state,
    ...kept,
    form,
    savesItself: state.saved.status === 'draft',
  };
}
