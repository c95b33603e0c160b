import { contactFields } from '../contactFields.ts';
import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { requestStatusesOfHim } from '../statuses.ts';
import { giftDeliveries } from './gifts/gift.ts';
import { giftOrderLifecycle } from './gifts/giftOrderLifecycle.ts';

export const giftOrdersEntity = entity({
  name: 'gift_orders',
  group: 'loyalty',
  label: 'Заказы подарков',
  counted: ['заказ подарка', 'заказа подарков', 'заказов подарков'],
  accusative: 'заказ подарка',
  fields: {
    id: '№',
    gift_id: 'Подарок',
    gift_name: 'Подарок',
    price_bonus: 'Бонусов',
    delivery_kind: 'Как выдаём',
    individual_id: 'Покупатель',
    ...contactFields,
    address: 'Адрес',
    issued_code: 'Код',
    tracking: 'Номер отправления',

    reject_reason: 'Почему отклонён',
    status: 'Статус',
    expires_at: 'Выдать до',
    created_at: 'Заказан',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(requestStatusesOfHim), delivery_kind: giftDeliveries },
  lifecycle: giftOrderLifecycle,
  notOfStaff: ['lapse'],
});
