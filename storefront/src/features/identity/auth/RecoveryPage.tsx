import { audienceOfToken } from '@odonta/db/vocabulary/identity/secrets.ts';
import { useState } from 'react';
import { useAwake } from '../../../islands/useAwake.ts';
import { AskForLinkForm } from './AskForLinkForm.tsx';
import styles from './entries.module.css';
import { linkToken } from './linkToken.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** With a letter's link one sets a new password; without it one asks for the letter. */
export default function RecoveryPage() {
  const isAwake = useAwake();
  const [isGivenUp, setGivenUp] = useState(false);
  const token = isAwake && !isGivenUp ? linkToken : null;
  if (token === null) return <AskForLinkForm />;
  const audience = audienceOfToken(token);
  if (audience !== null)
    return <NewPasswordForm token={token} audience={audience} askAgain={() => setGivenUp(true)} />;
  return (
    <>
      <p className={styles.notice} role="alert">
        Ссылка неполная: возможно, почта перенесла её на вторую строку. Скопируйте её целиком или запросите
        новую.
      </p>
      <AskForLinkForm />
    </>
  );
}
