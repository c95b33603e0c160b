import type { AnsweredNotification, WaitingNotification } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import type { NotificationStep } from '@odonta/db/vocabulary/advertising/notifications.ts';
import { useEffect, useState } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { ApiError } from '../../../lib/api.ts';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import { useBusy } from '../../platform/actions/useBusy.ts';

interface Answering {
  of: WaitingNotification;
  session: Pick<Session<unknown>, 'call'>;
  isShown: boolean;
  leave(): void;
  readAgain(reason: string): Promise<void>;
}

export type Give = (answer: 'ACCEPTED' | 'CANCELED') => void;

/** Sends the answer of a person; a notification stays until its answer is stored. */
export function useAnswer({ of, session, isShown, leave, readAgain }: Answering) {
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useBusy('Ответ не сохранился: проверьте связь и нажмите ещё раз', setFailure);
  const { id, edition } = of;
  const send = (answer: NotificationStep) =>
    session.call<AnsweredNotification>(`/notification/${id}`, 'POST', { edition, answer });

  // Neither is waited for: at worst the notification is shown once more.
  const sendQuietly = (answer: NotificationStep) =>
    void send(answer).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: noted once, when it appears
  useEffect(() => {
    if (isShown) sendQuietly('SHOWN');
  }, [isShown]);

  const give: Give = (answer) =>
    void run(async () => {
      setFailure('');
      try {
        const kept = await send(answer);
        if (kept.answer !== answer) {
          toast('success', 'Вы уже ответили на это уведомление: первый ответ остался');
          return leave();
        }
      } catch (error) {
        if (!isStale(error)) throw error;
        return readAgain(error.status === 409 ? error.message : '');
      }
      leave();
      if (answer === 'CANCELED') location.assign(paths.contacts);
    });

  function close() {
    sendQuietly('CLOSED');
    leave();
  }

  return { give, close, failure, isBusy };
}

const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);
