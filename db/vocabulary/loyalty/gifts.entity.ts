import { entity } from '../entity.ts';
import { giftDeliveries, giftStates } from './gifts/gift.ts';

export const giftsEntity = entity({
  name: 'gifts',
  group: 'loyalty',
  label: 'Подарки',
  counted: ['подарок', 'подарка', 'подарков'],
  accusative: 'подарок',
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
});
