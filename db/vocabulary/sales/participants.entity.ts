import { contactFields } from '../contactFields.ts';
import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { participantStates } from '../orders/order.ts';
import { orderLifecycle } from '../orders/orderLifecycle.ts';

export const participantsEntity = entity({
  name: 'participants',
  table: 'order_participants',
  group: 'sales',
  label: 'Участники',
  counted: ['участник', 'участника', 'участников'],
  accusative: 'участника',
  fields: {
    id: '№',
    order_id: 'Заказ',
    order_number: 'Заказ',
    order_status: 'Статус заказа',
    prod_id: 'Курс',
    prod_name: 'Курс',
    number: 'Место в заказе',
    ...contactFields,
    is_student: 'Студент или ординатор',
    unit_price: 'Цена участия',
    tier_label: 'По какой цене',
    short_code: 'Код билета',
    state: 'Участие',
    is_live: 'Записан на курс',
    checked_in_at: 'Пришёл',
    certificate: 'Сертификат',
  },
  codes: { state: participantStates, order_status: labelsOf(orderLifecycle.statuses) },
});
