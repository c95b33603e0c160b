import { useState } from 'react';
import { toast } from '../../components/ui/toast.ts';
import { ApiError } from '../../lib/api.ts';
import { askForCode } from './askForCode.ts';
import styles from './entries.module.css';
import type { CodeSent } from './PhoneDesk.tsx';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** Another code, once the last one has had its time to come. */
export function SendAgain({ sent, onSentAgain }: { sent: CodeSent; onSentAgain(sent: CodeSent): void }) {
  const seconds = useSecondsUntil(sent.resendAt);
  const [isBusy, setBusy] = useState(false);
  async function sendAgain() {
    setBusy(true);
    try {
      onSentAgain(await askForCode(sent.phone));
      toast('success', 'Код отправлен ещё раз');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast('error', error.message || 'Не удалось отправить код');
    } finally {
      setBusy(false);
    }
  }
  if (seconds > 0) return <p className="muted">Ещё раз — через {seconds} с</p>;
  return (
    <button
      className={styles.back}
      type="button"
      aria-disabled={isBusy}
      onClick={() => isBusy || void sendAgain()}
    >
      Отправить код ещё раз
    </button>
  );
}
