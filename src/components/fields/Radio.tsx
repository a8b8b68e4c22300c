import type { ComponentProps } from 'react';
import styles from './Radio.module.css';

/** A ring, filled to a dot when it is chosen, in the colours of both schemes. */
export const Radio = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input type="radio" className={styles.radio} {...props} />
);
