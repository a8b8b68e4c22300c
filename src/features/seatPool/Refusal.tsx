import Alert from '@mui/material/Alert';

/** Why a seat was not claimed or given back, announced as an alert; it takes no space while there is nothing. */
export const Refusal = ({ text }: { text: string | false }) => (
  <div role="alert">
    {text && (
      <Alert role="presentation" icon={false} severity="error">
        {text}
      </Alert>
    )}
  </div>
);
