import type { MailingEnding } from '@odonta/api/contract';
import { EndLetters } from './EndLetters.tsx';

/** Advertising letters of the platform. */
export default function EndMailings({ token }: { token: string }) {
  return (
    <EndLetters<MailingEnding>
      path={`/mailing/unsubscribe/${token}`}
      question={({ is_stopped }) =>
        is_stopped
          ? 'Рассылки на этот адрес сейчас не уходят. Отказаться от них совсем?'
          : 'Больше не присылать рассылки?'
      }
      ended={() => 'Рассылок больше не будет'}
    >
      Рекламные письма перестанут приходить сразу. Вернуть их можете только вы, в кабинете.
    </EndLetters>
  );
}
