import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cx } from '@/lib/cx';
import styles from './Button.module.css';

export interface ButtonLook {
  /** One primary button per region; `text` stands in a line of text. */
  variant?: 'outline' | 'primary' | 'danger' | 'quiet' | 'text';
  size?: 'medium' | 'large';
  /** As wide as what holds it. */
  full?: boolean;
}

export function buttonClass(
  { variant = 'outline', size = 'medium', full = false }: ButtonLook,
  className?: string,
): string {
  return cx(
    styles.button,
    variant !== 'outline' && styles[variant],
    size === 'large' && styles.large,
    full && styles.full,
    className,
  );
}

export type ButtonProps = ButtonLook & ComponentProps<'button'>;

/** A plain button. One that waits on the network is a BusyButton. */
export function Button({ variant, size, full, className, type, ...rest }: ButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      className={buttonClass({ variant, size, full }, className)}
      {...rest}
    />
  );
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  variant,
  size,
  full,
  className,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return <Link className={buttonClass({ variant, size, full }, className)} {...rest} />;
}
