import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { audienceOfToken, emailCalls } from '@odonta/db/vocabulary/identity/secrets.ts';
import type { SessionAudience } from '@odonta/db/vocabulary/identity/sessions.ts';
import { useState } from 'react';
import { useAwake } from '../../../islands/useAwake.ts';
import { ApiError, post } from '../../../lib/api.ts';
import { Done } from './Done.tsx';
import styles from './entries.module.css';
import { linkToken } from './linkToken.ts';

const homes: Readonly<Record<SessionAudience, string>> = {
  user: paths.login,
  legal: paths.legalEntry,
  individual: paths.individualEntry,
};

/** By a button and not automatically: programs that prefetch links of letters must not use them up. */
export default function ConfirmEmailPage() {
  const isAwake = useAwake();
  const [proved, setProved] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const token = isAwake ? linkToken : null;
  const audience = token === null ? null : audienceOfToken(token);

  async function prove(audience: SessionAudience) {
    setBusy(true);
    setTrouble(null);
    try {
      const { email } = await post<{ email: string }>(`${emailCalls[audience]}/confirm`, { token });
      setProved(email);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error.message || 'Не удалось подтвердить почту, попробуйте ещё раз');
    } finally {
      setBusy(false);
    }
  }

  if (proved !== null && audience !== null)
    return (
      <Done heading="Почта подтверждена">
        {proved} — ваша. <a href={homes[audience]}>Перейти в кабинет</a>
      </Done>
    );
  if (isAwake && audience === null)
    return (
      <p className={styles.notice} role="alert">
        Ссылка неполная: скопируйте её из письма целиком или попросите новую в своём кабинете.
      </p>
    );
  return (
    <div className={styles.desk}>
      <p className="muted">Нажмите кнопку, и мы будем знать, что письма до вас доходят.</p>
      {trouble !== null && (
        <p className={styles.notice} role="alert">
          {trouble}. Новую можно попросить в своём кабинете.
        </p>
      )}
      <button
        className="button"
        type="button"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => isBusy || audience === null || void prove(audience)}
      >
        Подтвердить почту
      </button>
    </div>
  );
}
