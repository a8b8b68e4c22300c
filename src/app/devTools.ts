import type { DevToolsEnhancerOptions, Middleware, StoreEnhancer } from '@reduxjs/toolkit';
import { redactSecrets } from './redactSecrets';

interface ShownAction {
  type: string;
  meta?: { arg?: { endpointName?: unknown } };
}

/** Shows the action of a call under the name of its endpoint: `api/listEvents/pending`, not `api/executeQuery/pending`. */
function withEndpointName<A extends ShownAction>(action: A): A {
  const endpoint = action.meta?.arg?.endpointName;
  if (typeof endpoint !== 'string') return action;
  return { ...action, type: action.type.replace(/\/execute(Query|Mutation)\//, `/${endpoint}/`) };
}

/** Only what is displayed changes: reducers get every action as it was dispatched. */
const options: DevToolsEnhancerOptions = {
  name: 'Foyer',
  // RTK Query's own bookkeeping of which component uses which answer.
  actionsDenylist: ['^api/internalSubscriptions/', '^api/subscriptions/', '^api/config/'],
  actionSanitizer: (action) => redactSecrets(withEndpointName(action)),
  stateSanitizer: redactSecrets,
};

/** What the DevTools enhancer adds to a store. */
interface Instrumented {
  liftedStore: { getState(): { currentStateIndex: number; computedStates: unknown[] } };
}

const isInstrumented = (store: object): store is Instrumented => 'liftedStore' in store;

function showsEarlierState(store: object): boolean {
  if (!isInstrumented(store)) return false;
  const { currentStateIndex, computedStates } = store.liftedStore.getState();
  return currentStateIndex < computedStates.length - 1;
}

/** What a component gets in place of its call: it never ends, and unsubscribing does nothing. */
const ignoredCall = Object.assign(new Promise<never>(() => undefined), {
  abort: () => undefined,
  unsubscribe: () => undefined,
  unwrap: (): Promise<never> => ignoredCall,
});

/**
 * Redux DevTools, in development alone (docs/decisions/0019-redux-devtools.md).
 *
 * While they show an earlier state, components are mounted that call the server. The middleware ignores these calls,
 * which are thunks. Actions pass: DevTools record them and go on showing the earlier state.
 *
 * @param enhancer takes the place of the browser's extension in tests
 */
export function createDevTools(enhancer?: StoreEnhancer) {
  let store: object = {};
  const middleware: Middleware = () => (next) => (action) =>
    typeof action === 'function' && showsEarlierState(store) ? ignoredCall : next(action);
  return {
    options,
    enhancer,
    middleware,
    /** To be called with the store as soon as it exists. */
    watch: (created: object) => {
      store = created;
    },
  };
}

export type DevTools = ReturnType<typeof createDevTools>;
