import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { FormEventHandler, ReactNode } from 'react';

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
    <Box
      component="form"
      aria-label={label}
      onSubmit={onSubmit}
      method="post"
      noValidate
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, mt: 2.5 }}
    >
      {/* Takes no space while there is no error. */}
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {error && (
          <Alert role="presentation" icon={false} severity="error">
            {errorTitle && !error.startsWith(errorTitle) && <AlertTitle>{errorTitle}</AlertTitle>}
            {error}
          </Alert>
        )}
      </Box>
      <noscript>
        <Alert role="presentation" icon={false} severity="error">
          This form needs JavaScript. Allow it for this site, then load the page again.
        </Alert>
      </noscript>
      {children}
    </Box>
  );
}
