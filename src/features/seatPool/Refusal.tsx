import styles from './Refusal.module.css';

/** Why a seat was not claimed or given back, announced as an alert; it takes no space while there is nothing. */
export const Refusal = ({ text }: { text: string | false }) => (
  <div role="alert" className={styles.alert}>
    {text && <p>{text}</p>}
  </div>
);
