import { useState } from 'react';
import { toast } from '../../components/ui/toast.ts';
import type { Session } from '../../features/sessions/sessionStore.ts';
import { ApiError } from '../../lib/api.ts';
import styles from './account.module.css';

interface Props {
  session: Pick<Session<unknown>, 'call'>;
  /** Where another letter is asked for. */
  path: string;
}

/** Stays until the link of a letter was followed. */
export function UnprovedEmail({ session, path }: Props) {
  const [isBusy, setBusy] = useState(false);

  async function sendAgain() {
    setBusy(true);
    try {
      const { email } = await session.call<{ email: string }>(path, 'POST', {});
      toast('success', `Письмо отправлено на ${email}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast('error', error.message || 'Не удалось отправить письмо');
    } finally {
      setBusy(false);
    }
  }

  return (
    <p className={styles.unproved}>
      Почта не подтверждена ·
      <button type="button" aria-disabled={isBusy} onClick={() => isBusy || void sendAgain()}>
        отправить письмо ещё раз
      </button>
    </p>
  );
}
