import GiftIcon from '@mui/icons-material/CardGiftcardOutlined';
import type { StaffGift } from '@odonta/api/contract';
import { giftDeliveries, giftStates } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../loyalty.ts'));

export const gifts = resource<StaffGift>({
  name: 'gifts',
  label: 'Подарки',
  group: 'loyalty',
  area: 'gifts',
  icon: GiftIcon,
  counted: ['подарок', 'подарка', 'подарков'],
  empty: {
    title: 'Подарков пока нет',
    text: 'Добавьте подарок с ценой в бонусах: врачи увидят его в своём кабинете и смогут заказать.',
  },
  titleOf: ({ name }) => name,
  fields: {
    id: '№',
    name: 'Название',
    text: 'Описание',
    file_preview: 'Изображение',
    price_bonus: 'Цена, бонусов',
    stock: 'Сколько всего',
    ordered_count: 'Заказано',
    left: 'Осталось',
    per_person_limit: 'В одни руки',
    date_start: 'Начало',
    date_end: 'Конец',
    delivery_kind: 'Как выдаём',
    is_active: 'Включён',
    state: 'Состояние',
    created_at: 'Создан',
    updated_at: 'Изменён',
  },
  codes: { delivery_kind: giftDeliveries, state: giftStates },
  screens: {
    list: screen('GiftList'),
    create: screen('GiftCreate'),
    edit: screen('GiftEdit'),
    show: screen('GiftShow'),
  },
});
