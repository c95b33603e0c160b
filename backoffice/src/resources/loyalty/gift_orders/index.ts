import GiftOrderIcon from '@mui/icons-material/RedeemOutlined';
import type { StaffGiftOrder } from '@odonta/api/contract';
import { giftDeliveries } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import { requestStatusesOfHim } from '@odonta/db/vocabulary/statuses.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../loyalty.ts'));

export const giftOrders = resource<StaffGiftOrder>({
  name: 'gift_orders',
  label: 'Заказы подарков',
  group: 'loyalty',
  area: 'gift_orders',
  icon: GiftOrderIcon,
  counted: ['заказ подарка', 'заказа подарков', 'заказов подарков'],
  empty: {
    title: 'Подарков ещё не заказывали',
    text: 'Заказы появятся, когда врачи выберут подарки за бонусы в своих кабинетах.',
  },
  titleOf: ({ gift_name }) => gift_name,
  fields: {
    id: '№',
    gift_id: 'Подарок',
    gift_name: 'Подарок',
    price_bonus: 'Бонусов',
    delivery_kind: 'Как выдаём',
    individual_id: 'Покупатель',
    last_name: 'Фамилия',
    first_name: 'Имя',
    middle_name: 'Отчество',
    phone: 'Телефон',
    email: 'Почта',
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
  // The card is where all work is done, by whichever address one comes.
  screens: {
    list: screen('GiftOrderList'),
    show: screen('GiftOrderCard'),
    edit: screen('GiftOrderCard'),
    create: screen('GiftOrderCreate'),
  },
});
