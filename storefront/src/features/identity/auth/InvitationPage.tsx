import type { CenterInvitationCard } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useEffect, useState } from 'react';
import { ApiError, get } from '../../../lib/api.ts';
import styles from './entries.module.css';
import RegisterCenterForm from './RegisterCenterForm.tsx';

/** A manager's link: who invites, and the form that makes the centre his. */
export default function InvitationPage({ code }: { code: string }) {
  const { card, trouble } = useInvitation(code);
  if (trouble !== null)
    return (
      <p className={styles.notice} role="alert">
        {trouble.message || 'Не удалось открыть приглашение: обновите страницу.'}{' '}
        <a href={paths.register}>Зарегистрироваться без приглашения</a>
      </p>
    );
  return (
    <>
      <p className={styles.notice} role="status">
        {card === null ? 'Открываем приглашение…' : wordsOf(card)}
      </p>
      <RegisterCenterForm token={code} />
    </>
  );
}

function wordsOf({ name, manager_name, expires_at }: CenterInvitationCard): string {
  const who = manager_name === null ? 'Вас приглашает «Одонта»' : `Вас приглашает ${manager_name}`;
  const whom = name === null ? '' : ` — для центра «${name}»`;
  return `${who}${whom}. Приглашение действует до ${formatMoscowDay(expires_at)}.`;
}

function useInvitation(code: string) {
  const [card, setCard] = useState<CenterInvitationCard | null>(null);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  useEffect(() => {
    get<CenterInvitationCard>(`/partner/invitation/${code}`).then(setCard, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error);
    });
  }, [code]);
  return { card, trouble };
}
