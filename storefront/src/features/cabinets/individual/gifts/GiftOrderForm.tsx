import type { CabinetGift, CabinetGiftOrder, GiftOrderBody } from '@odonta/api/contract';
import { useMemo, useState } from 'react';
import { oneAction } from '../../../../lib/actions.ts';
import { ownFields } from '../../../../lib/ownFields.ts';
import type { Session } from '../../../identity/sessions/sessionStore.ts';
import { FullNameFields } from '../../../platform/forms/FullNameFields.tsx';
import { LongTextField } from '../../../platform/forms/LongTextField.tsx';
import { PhoneField } from '../../../platform/forms/PhoneField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { EmailField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { bodyOf, type GiftOrderValues, type Receiver, shapeOf } from './giftOrderValues.ts';
import { bonuses } from './giftWords.ts';

interface Props {
  gift: CabinetGift;
  balance: number;
  receiver: Receiver;
  session: Pick<Session<unknown>, 'call'>;
  onOrdered(): void;
  close(): void;
}

/** Shows the price and the remaining balance, and asks for the receiver. */
export function GiftOrderForm({ gift, balance, receiver, session, onOrdered, close }: Props) {
  const [shape] = useState(() => shapeOf(gift, receiver));
  const order = useMemo(
    () =>
      oneAction((body: GiftOrderBody, keyed) =>
        session.call<CabinetGiftOrder>('/individual/gift_orders', 'POST', body, keyed),
      ),
    [session],
  );
  const form = useServerForm<GiftOrderValues>({
    shape,
    send: (values) => order(bodyOf(gift, values)).catch(ownFields('contact.')),
    onSent: onOrdered,
    failed: 'Не удалось заказать подарок',
  });
  return (
    <PublicForm
      form={form}
      shape={shape}
      close={close}
      words={{ send: `Заказать за ${bonuses(gift.price_bonus)}`, sending: 'Заказываем…' }}
    >
      <p>
        {`Спишем ${bonuses(gift.price_bonus)}, на счёте останется ${bonuses(balance - gift.price_bonus)}. До выдачи заказ можно отменить, бонусы вернутся.`}
      </p>
      <FullNameFields />
      <PhoneField name="phone" />
      <EmailField name="email" />
      {gift.delivery_kind === 'POST' && (
        <LongTextField name="address" rows={3} hint="Индекс, город, улица, дом, квартира" />
      )}
    </PublicForm>
  );
}
