import { toast } from '../../../components/ui/toast.ts';
import { useBusy } from '../../platform/actions/useBusy.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** Another code beside a form that is confirmed by one, once the last has had its time to come. */
export function CodeAgain({ until, sendAgain }: { until: number; sendAgain(): Promise<void> }) {
  const seconds = useSecondsUntil(until);
  const { isBusy, run } = useBusy('Не удалось отправить код', (message) => toast('error', message));
  async function again() {
    await sendAgain();
    toast('success', 'Код отправлен ещё раз');
  }
  if (seconds > 0) return <p className="muted">Отправить ещё раз можно через {seconds} с</p>;
  return (
    <button
      className="button button--quiet button--small"
      type="button"
      aria-disabled={isBusy}
      onClick={() => void run(again)}
    >
      Отправить код ещё раз
    </button>
  );
}
