import type { CategoryId } from '../../../vocabulary/catalog/categories.ts';
import type { GiftDelivery } from '../../../vocabulary/loyalty/gifts/gift.ts';

export type GiftLook = 'BOOK' | 'MUG' | 'TRAYS' | 'LOUPE' | 'POSTER' | 'COUPON';

interface CastGift {
  name: string;
  text: string;
  price_bonus: number;
  delivery_kind: GiftDelivery;
  stock?: number;
  per_person_limit?: number;
  daysLeft?: number;
  is_active?: false;
  /** The thing on its picture, in the colours of the category. */
  look: GiftLook;
  category: CategoryId;
}

/** Gifts for bonuses, of every delivery and state. */
export const gifts: readonly CastGift[] = [
  {
    name: 'Атлас окклюзии, электронная книга',
    text: 'Код открывает книгу в читалке издательства: 214 страниц, 380 фотографий.',
    price_bonus: 300,
    delivery_kind: 'CODE',
    per_person_limit: 1,
    look: 'BOOK',
    category: 2,
  },
  {
    name: 'Термокружка «Одонта»',
    text: 'Стальная, 350 мл, держит тепло шесть часов. Забрать можно в нашем офисе.',
    price_bonus: 450,
    delivery_kind: 'SELF',
    stock: 40,
    per_person_limit: 2,
    look: 'MUG',
    category: 1,
  },
  {
    name: 'Набор слепочных ложек',
    text: 'Шесть перфорированных ложек из стали, автоклавируемые. Пришлём почтой.',
    price_bonus: 900,
    delivery_kind: 'POST',
    stock: 12,
    per_person_limit: 1,
    daysLeft: 60,
    look: 'TRAYS',
    category: 5,
  },
  {
    name: 'Бинокулярная лупа, 2,5×',
    text: 'Рабочее расстояние 420 мм, вес 48 г, со светодиодной подсветкой. Пришлём почтой.',
    price_bonus: 6500,
    delivery_kind: 'POST',
    stock: 2,
    per_person_limit: 1,
    look: 'LOUPE',
    category: 8,
  },
  {
    name: 'Плакат «Анатомия корневых каналов»',
    text: 'Формат А1, ламинированный.',
    price_bonus: 250,
    delivery_kind: 'POST',
    stock: 0,
    look: 'POSTER',
    category: 4,
  },
  {
    name: 'Скидка партнёра на расходные материалы',
    text: 'Код на 15 % в магазине партнёра. Предложение прошлого сезона.',
    price_bonus: 150,
    delivery_kind: 'CODE',
    is_active: false,
    look: 'COUPON',
    category: 10,
  },
];

/** Gift orders: indexes of the individuals and of the gifts. */
export const giftOrders = [
  { person: 1, gift: 1, status: 'CREATED', daysAgo: 1 },
  { person: 1, gift: 0, status: 'CONFIRMED', daysAgo: 9, issued_code: 'ATLAS-7F3K-22QD' },
] as const;
