import type { LecturerInvitationCard } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { declineRule } from '@odonta/db/vocabulary/catalog/lecturerConsent.ts';
import { datesOf } from '@odonta/db/vocabulary/catalog/prodPlace.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import { post } from '../../../../lib/api.ts';
import { AskInWords } from '../../own/AskInWords.tsx';
import { withNext } from '../../../identity/sessions/next.ts';
import { Done } from '../../../identity/auth/Done.tsx';
import styles from '../../../identity/auth/entries.module.css';
import { LecturershipForm } from './LecturershipForm.tsx';
import { linkToken } from '../../../identity/auth/linkToken.ts';
import { NoInvitation } from '../../../identity/auth/NoInvitation.tsx';
import { useInvitation } from '../../../identity/auth/useInvitation.ts';

/** An invited lecturer answers: he agrees with his page and a password for a new account, or declines. */
export default function LecturershipPage() {
  const { state, look } = useInvitation<LecturerInvitationCard>('/partner/lecturership');
  const [answer, setAnswer] = useState<'accepted' | 'declined' | null>(null);
  if (state.is !== 'there') return <NoInvitation is={state.is} look={look} stale={stale} />;
  const { card } = state;
  if (answer === 'declined')
    return <Done heading="Вы отказались">Центр «{card.center}» получит письмо с причиной.</Done>;
  if (answer === 'accepted')
    return (
      <Done heading="Вы участвуете">
        {card.has_page
          ? 'Ваша страница осталась прежней, заполнять её заново не нужно. '
          : 'Модератор проверит вашу страницу, и тогда курс назовёт вас. '}
        Входите по почте {card.email}. <a href={withNext(paths.login, paths.lkHome)}>Войти в кабинет</a>
      </Done>
    );
  return (
    <div className={styles.desk}>
      <About card={card} />
      <LecturershipForm card={card} onAccepted={() => setAnswer('accepted')} />
      <AskInWords
        button={{ text: 'Отказаться', label: `Отказаться: ${card.course}`, isQuiet: true }}
        title={`Отказаться от курса «${card.course}»?`}
        about="Кабинет мы не заведём. Учебный центр получит письмо с причиной."
        field={{
          ...{ name: 'reason', label: 'Причина', required: declineRule.required },
          ...{ atMost: declineRule.max.value, rows: 4 },
        }}
        draft="decline-lecturership"
        words={{
          send: 'Отказаться',
          sending: 'Отправляем…',
          sent: 'Ответ записан: вы не участвуете в курсе',
          failed: 'Не удалось записать ответ',
        }}
        send={(reason) => post('/partner/lecturership/decline', { token: linkToken ?? '', reason })}
        onChanged={async () => setAnswer('declined')}
      />
    </div>
  );
}

function About({ card }: { card: LecturerInvitationCard }) {
  return (
    <>
      <p>
        Учебный центр «{card.center}» приглашает вас лектором курса <strong>«{card.course}»</strong>:{' '}
        {datesOf(card)}, {card.place}.
      </p>
      {card.note && (
        <p className={styles.notice}>
          <strong>Центр пишет:</strong> {card.note}
        </p>
      )}
      <p>
        Ответьте до {formatMoscowDay(card.expires_at)}. Входить вы будете по почте {card.email}
        {card.has_account && ', со своим прежним паролем'}.
      </p>
    </>
  );
}

const stale =
  'На приглашение уже ответили, его отозвали или срок вышел. Попросите учебный центр прислать новое.';
