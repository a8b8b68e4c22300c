/** How a call that was refused goes on. */
export type Refusal =
  /** This call is left out until the form changes; the others go on. */
  | 'skip'
  /** Nothing more is sent for now. */
  | 'stop';

interface SaveQueueDeps<Step> {
  /** What is left to save, in order, read from the form and the last answer. */
  remaining: () => readonly Step[];
  send: (step: Step) => Promise<void>;
  /** Called for each failed call. */
  onFailure: (step: Step, error: unknown) => Refusal;
}

export interface SaveQueue {
  /** Saves all there is; true when every call was answered well. */
  save: () => Promise<boolean>;
  isSaving: () => boolean;
  /** Lets calls that were refused be sent again. */
  retry: () => void;
}

/**
 * Sends one call at a time, in order. A save during another one is part of it. What is left is read again after
 * each answer, so that the next call names the version which that answer brought.
 */
export function createSaveQueue<Step>(deps: SaveQueueDeps<Step>): SaveQueue {
  const refused = new Set<string>();
  let running: Promise<boolean> | null = null;

  const isRefused = () => deps.remaining().some((step) => refused.has(JSON.stringify(step)));

  const run = async (): Promise<boolean> => {
    let ok = true;
    // A call is not sent twice: an answer that changed nothing must not begin anew.
    const sent = new Set<string>();
    for (;;) {
      const step = deps
        .remaining()
        .find((one) => !sent.has(JSON.stringify(one)) && !refused.has(JSON.stringify(one)));
      if (step === undefined) return ok && !isRefused();
      sent.add(JSON.stringify(step));
      try {
        await deps.send(step);
      } catch (error) {
        ok = false;
        if (deps.onFailure(step, error) === 'stop') return false;
        refused.add(JSON.stringify(step));
      }
    }
  };

  return {
    save() {
      running ??= run().finally(() => {
        running = null;
      });
      return running;
    },
    isSaving: () => running !== null,
    retry: () => refused.clear(),
  };
}
