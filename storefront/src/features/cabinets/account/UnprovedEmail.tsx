import { toast } from '../../../components/ui/toast.ts';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import { useBusy } from '../../platform/actions/useBusy.ts';
import styles from './account.module.css';

interface Props {
  session: Pick<Session<unknown>, 'call'>;
  /** Where another letter is asked for. */
  path: string;
}

/** Stays until the link of a letter was followed. */
export function UnprovedEmail({ session, path }: Props) {
  const { isBusy, run } = useBusy('Не удалось отправить письмо', (message) => toast('error', message));

  async function sendAgain() {
    const { email } = await session.call<{ email: string }>(path, 'POST', {});
    toast('success', `Письмо отправлено на ${email}`);
  }

  return (
    <p className={styles.unproved}>
      Почта не подтверждена ·
      <button type="button" aria-disabled={isBusy} onClick={() => void run(sendAgain)}>
        отправить письмо ещё раз
      </button>
    </p>
  );
}
