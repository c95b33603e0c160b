import { toast } from '../../../components/ui/toast.ts';
import { useBusy } from '../../platform/actions/useBusy.ts';
import { askForCode } from './askForCode.ts';
import styles from './entries.module.css';
import type { CodeSent } from './PhonePage.tsx';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** Another code, once the last one has had its time to come. */
export function SendAgain({ sent, onSentAgain }: { sent: CodeSent; onSentAgain(sent: CodeSent): void }) {
  const seconds = useSecondsUntil(sent.resendAt);
  const { isBusy, run } = useBusy('Не удалось отправить код', (message) => toast('error', message));
  async function sendAgain() {
    onSentAgain(await askForCode(sent.phone));
    toast('success', 'Код отправлен ещё раз');
  }
  if (seconds > 0) return <p className="muted">Ещё раз — через {seconds} с</p>;
  return (
    <button className={styles.back} type="button" aria-disabled={isBusy} onClick={() => void run(sendAgain)}>
      Отправить код ещё раз
    </button>
  );
}
