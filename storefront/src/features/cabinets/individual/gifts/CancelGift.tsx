import type { CabinetGiftOrder } from '@odonta/api/contract';
import { useMemo } from 'react';
import { oneAction } from '../../../../lib/actions.ts';
import type { Session } from '../../../identity/sessions/sessionStore.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';
import { bonuses } from './giftWords.ts';

interface Props {
  order: CabinetGiftOrder;
  session: Pick<Session<unknown>, 'call'>;
  onDone(): void;
}

/** Takes an order of a gift back. */
export function CancelGift({ order: { id, price_bonus }, session, onDone }: Props) {
  const cancel = useMemo(
    () =>
      oneAction((body: object, keyed) =>
        session.call(`/individual/gift_orders/${id}/cancel`, 'POST', body, keyed),
      ),
    [id, session],
  );
  return (
    <AskedButton
      label="Отменить"
      title="Отменить заказ подарка?"
      keep="Не отменять"
      yes="Отменить заказ"
      act={() => cancel({})}
      onDone={onDone}
      failed="Не получилось отменить заказ: проверьте связь и попробуйте ещё раз"
    >
      <p>{`Вернём на счёт ${bonuses(price_bonus)} с прежним сроком действия, и подарок можно будет заказать снова, пока он есть.`}</p>
    </AskedButton>
  );
}
