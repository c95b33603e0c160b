import RefundIcon from '@mui/icons-material/CurrencyExchangeOutlined';
import type { StaffRefund } from '@odonta/api/contract';
import {
  refundAskers,
  refundReasons,
  refundRejectCodes,
  refundRoutes,
  refundSources,
} from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { refundStatuses } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { repricings } from '@odonta/db/vocabulary/orders/order.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../money.ts'));

export const refunds = resource<StaffRefund>({
  name: 'refunds',
  label: 'Возвраты',
  group: 'money',
  area: 'refunds',
  icon: RefundIcon,
  counted: ['возврат', 'возврата', 'возвратов'],
  empty: {
    title: 'Возвратов пока нет',
    text: 'Они появятся, когда покупатель попросит вернуть деньги на странице заказа или вы оформите возврат сами.',
  },
  never: ['edit', 'delete'],
  titleOf: ({ id, order_number }) => `Возврат № ${id} по заказу ${order_number}`,
  fields: {
    id: '№',
    order_id: 'Заказ',
    order_number: 'Заказ',
    prod_name: 'Курс',
    source: 'Какие деньги',
    participant_ids: 'Участники',
    reason: 'Причина',
    comment: 'Комментарий',
    policy: 'Цена остальных участников',
    policy_percent: 'Процент по правилам',
    keep_sum: 'К возврату по правилам',
    recalc_sum: 'То же, если цену остальных пересчитать',
    requested_sum: 'Запрошено',
    approved_sum: 'Одобрено',
    voucher_sum: 'Вернётся на сертификаты',
    routed_sum: 'К перечислению',
    card_sum: 'Уже вернулось на карты',
    expenses: 'Удержанные расходы',
    route: 'Куда вернуть',
    bank: 'Счёт покупателя',
    has_bank: 'Счёт указан',
    is_auto: 'Автоматический',
    asked_kind: 'Кто попросил',
    asked_by: 'Кто создал',
    asked_name: 'Кто создал',
    approved_by: 'Кто одобрил',
    approved_name: 'Кто одобрил',
    approved_at: 'Одобрен',
    promised_on: 'Вернуть до',
    attempts: 'Попыток в банке',
    error: 'Ошибка банка',
    document_number: '№ платёжного поручения',
    document_date: 'Дата поручения',
    reject_code: 'Причина отказа',
    reject_reason: 'Почему отклонён',
    finished_at: 'Выполнен',
    closing_docs: 'Акты и УПД по заказу',
    status: 'Статус',
    created_at: 'Создан',
    updated_at: 'Изменён',
  },
  codes: {
    status: labelsOf(refundStatuses),
    reason: refundReasons,
    route: refundRoutes,
    source: refundSources,
    asked_kind: refundAskers,
    policy: repricings,
    reject_code: refundRejectCodes,
  },
  screens: { list: screen('RefundList'), create: screen('RefundCreate'), show: screen('RefundCard') },
});
