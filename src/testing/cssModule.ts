/** Replaces every CSS module: `styles.card` is `'card'`. */
const classNames = new Proxy<Record<string, string>>(
  {},
  { get: (_target, name) => (typeof name === 'string' ? name : undefined) },
);

export default classNames;
