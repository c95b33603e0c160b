import type { InvitationCheck } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { friendCode } from '../../loyalty/referrals/friendCode.ts';
import type { Buyer } from './buyer.ts';

/** Shows a visitor with a friend's link whether it is valid, and what is still missing. Silent without one. */
export function Invitation({ buyer }: { buyer: Pick<Buyer, 'kind' | 'call'> }) {
  const check = useCheck(buyer);
  if (!check?.acts) return null;
  if (!check.needs_phone)
    return (
      <p role="status">
        Приглашение действует: друг получит бонусы, когда вы пройдёте свой первый оплаченный курс.
      </p>
    );
  return (
    <p role="status">
      Приглашение действует. Чтобы другу его засчитали,{' '}
      {buyer.kind === 'guest' ? (
        <a href={entryFromHere()}>войдите по коду из СМС</a>
      ) : (
        <a href={paths.individualHome}>подтвердите телефон в кабинете</a>
      )}
      .
    </p>
  );
}

const entryFromHere = () =>
  `${paths.individualEntry}?next=${encodeURIComponent(location.pathname + location.search)}`;

/** A failed request is no reason to disturb the booking. */
function useCheck({ kind, call }: Pick<Buyer, 'kind' | 'call'>): InvitationCheck | null {
  const [check, setCheck] = useState<InvitationCheck | null>(null);
  useEffect(() => {
    const code = friendCode();
    if (code === null || kind === 'legal') return;
    call<InvitationCheck>(`/invitations/${code}`).then(setCheck, (error) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }, [kind, call]);
  return check;
}
