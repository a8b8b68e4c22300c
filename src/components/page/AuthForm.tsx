import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { FormEventHandler, ReactNode } from 'react';
import styles from './AuthForm.module.css';

interface AuthFormProps {
  label: string;
  /** Error of the whole form; announced as an alert. */
  error?: string | null;
  /** Title above the error, left out when the error begins with it. */
  errorTitle?: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Fields in a column, with the error of the whole form above them. */
export function AuthForm({ label, error, errorTitle, onSubmit, children }: AuthFormProps) {
  return (
    <form className={styles.form} aria-label={label} onSubmit={onSubmit} method="post" noValidate>
      <div role="alert" className={styles.alert}>
        {error && (
          <Alert role="presentation" icon={false} severity="error">
            {errorTitle && !error.startsWith(errorTitle) && <AlertTitle>{errorTitle}</AlertTitle>}
            {error}
          </Alert>
        )}
      </div>
      <noscript>
        <Alert role="presentation" icon={false} severity="error">
          This form needs JavaScript. Allow it for this site, then load the page again.
        </Alert>
      </noscript>
      {children}
    </form>
  );
}
