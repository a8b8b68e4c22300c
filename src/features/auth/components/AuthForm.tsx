import type { FormEventHandler, ReactNode } from 'react';
import styles from './AuthForm.module.css';

interface AuthFormProps {
  label: string;
  /** What the whole form failed with; read out at once. */
  error?: string | null;
  /** What could not be done at all, where the error alone does not say so. */
  errorTitle?: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Fields in a column, the failure of the whole above them. */
export function AuthForm({ label, error, errorTitle, onSubmit, children }: AuthFormProps) {
  return (
    <form className={styles.form} aria-label={label} onSubmit={onSubmit} noValidate>
      <div role="alert" className={styles.alert}>
        {error && (
          <p className={styles.error}>
            {errorTitle && !error.startsWith(errorTitle) && <strong>{errorTitle}</strong>}
            {error}
          </p>
        )}
      </div>
      {children}
    </form>
  );
}
