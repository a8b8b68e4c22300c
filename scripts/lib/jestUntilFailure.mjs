/** Jest's runner; what a test file has left after its first failure is skipped: that one decides. */
import { createRequire } from 'node:module';
import { skippingAfterFailure } from './mutations.mjs';

const { default: circus } = createRequire(import.meta.url)('jest-circus/runner');

export default function run(globalConfig, config, environment, ...rest) {
  const handle = environment.handleTestEvent?.bind(environment);
  const skipAfterFailure = skippingAfterFailure();
  environment.handleTestEvent = async (event, state) => {
    skipAfterFailure(event);
    await handle?.(event, state);
  };
  return circus(globalConfig, config, environment, ...rest);
}
