import type { CancelReason } from '../../../vocabulary/orders/orderLifecycle.ts';

/** The outcome of an order, in the words of its rows; missing fields mean the usual outcome. */
export interface CastSale {
  /** On a course that is still to come, is over, or costs nothing; and which of those there are. */
  of: 'coming' | 'past' | 'free';
  course: number;
  people?: number;
  /** A person with a cabinet, a company by its index in the cast, a guest, or a client that a manager entered. */
  by?: 'individual' | 'company' | 'guest' | 'staff';
  person: number;
  method?: 'CARD' | 'INVOICE';
  /** Before now; of a course that is over, before its start. */
  daysAgo: number;
  /** `held` waits for its money, `waits` for the confirmation of the centre. */
  ends?: 'paid' | 'held' | 'waits' | 'rejected' | CancelReason;
  /** How many of the people gave up their seats, and how far it has come. */
  leaving?: number;
  refund?: 'asked' | 'done' | 'refused';
  note?: string;
}

export const sales: readonly CastSale[] = [
  { of: 'past', course: 0, person: 0, by: 'individual', daysAgo: 30 },
  { of: 'past', course: 0, person: 1, daysAgo: 26 },
  { of: 'past', course: 0, person: 2, people: 2, daysAgo: 21 },
  { of: 'past', course: 0, person: 0, by: 'company', people: 3, method: 'INVOICE', daysAgo: 24 },
  { of: 'past', course: 1, person: 1, by: 'individual', daysAgo: 18 },
  { of: 'past', course: 1, person: 3, daysAgo: 15 },
  { of: 'past', course: 1, person: 4, daysAgo: 9, people: 2 },
  { of: 'past', course: 2, person: 3, by: 'individual', daysAgo: 12 },
  { of: 'past', course: 2, person: 5, daysAgo: 11 },
  { of: 'past', course: 3, person: 6, daysAgo: 16, people: 2 },
  { of: 'past', course: 3, person: 2, by: 'company', people: 2, method: 'INVOICE', daysAgo: 20 },
  { of: 'past', course: 4, person: 7, daysAgo: 14 },
  { of: 'past', course: 4, person: 4, by: 'individual', daysAgo: 8 },
  {
    of: 'past',
    course: 1,
    person: 8,
    daysAgo: 19,
    leaving: 1,
    refund: 'done',
    note: 'Попала в больницу, справку прислала',
  },
  { of: 'coming', course: 0, person: 0, by: 'individual', daysAgo: 6 },
  { of: 'coming', course: 0, person: 9, daysAgo: 5, people: 2 },
  { of: 'coming', course: 1, person: 10, daysAgo: 4, people: 3, leaving: 1, refund: 'done' },
  { of: 'coming', course: 1, person: 5, by: 'individual', daysAgo: 3 },
  { of: 'coming', course: 2, person: 11, daysAgo: 8 },
  { of: 'coming', course: 2, person: 0, by: 'company', people: 4, method: 'INVOICE', daysAgo: 9 },
  { of: 'coming', course: 3, person: 12, daysAgo: 2 },
  { of: 'coming', course: 3, person: 2, by: 'individual', daysAgo: 1 },
  { of: 'coming', course: 4, person: 13, daysAgo: 10, people: 2 },
  { of: 'coming', course: 5, person: 14, daysAgo: 7 },
  { of: 'coming', course: 5, person: 15, daysAgo: 1, by: 'staff' },
  {
    of: 'coming',
    course: 4,
    person: 16,
    daysAgo: 11,
    people: 2,
    leaving: 1,
    refund: 'asked',
    note: 'Один из нас не сможет приехать',
  },
  {
    of: 'coming',
    course: 2,
    person: 17,
    daysAgo: 12,
    leaving: 1,
    refund: 'refused',
    note: 'Передумал, хочу другой курс',
  },
  {
    of: 'coming',
    course: 6,
    person: 1,
    by: 'company',
    people: 5,
    method: 'INVOICE',
    daysAgo: 1.4,
    ends: 'held',
  },
  {
    of: 'coming',
    course: 0,
    person: 2,
    by: 'company',
    people: 2,
    method: 'INVOICE',
    daysAgo: 2,
    ends: 'held',
  },
  { of: 'coming', course: 3, person: 18, by: 'staff', daysAgo: 0.2, ends: 'held' },
  {
    of: 'coming',
    course: 7,
    person: 1,
    by: 'company',
    people: 2,
    method: 'INVOICE',
    daysAgo: 3,
    ends: 'waits',
  },
  { of: 'free', course: 0, person: 19, daysAgo: 1, ends: 'waits' },
  { of: 'free', course: 0, person: 20, daysAgo: 4 },
  { of: 'free', course: 0, person: 3, by: 'individual', daysAgo: 3, people: 2 },
  { of: 'free', course: 0, person: 21, daysAgo: 6, ends: 'CLIENT' },
  { of: 'coming', course: 5, person: 22, daysAgo: 9, ends: 'EXPIRED' },
  { of: 'coming', course: 1, person: 23, daysAgo: 3, ends: 'EXPIRED' },
  {
    of: 'coming',
    course: 4,
    person: 2,
    by: 'company',
    people: 3,
    method: 'INVOICE',
    daysAgo: 20,
    ends: 'EXPIRED',
  },
  {
    of: 'coming',
    course: 6,
    person: 22,
    daysAgo: 5,
    ends: 'DUPLICATE',
    note: 'Второй заказ того же человека',
  },
  {
    of: 'free',
    course: 0,
    person: 23,
    daysAgo: 5,
    ends: 'rejected',
    note: 'Группа только для врачей с сертификатом',
  },
];

/** A buyer without a cabinet, as he entered himself. */
export const guests: readonly (readonly [
  last: string,
  first: string,
  middle: string | null,
  city: string,
])[] = [
  ['Архипова', 'Дарья', 'Игоревна', 'Москва'],
  ['Бельский', 'Роман', 'Олегович', 'Тула'],
  ['Воробьёва', 'Наталья', null, 'Рязань'],
  ['Грачёв', 'Максим', 'Юрьевич', 'Воронеж'],
  ['Дементьева', 'Ксения', 'Павловна', 'Москва'],
  ['Еремеев', 'Антон', null, 'Пермь'],
  ['Жилина', 'Валентина', 'Сергеевна', 'Екатеринбург'],
  ['Захаров', 'Илья', 'Дмитриевич', 'Казань'],
  ['Измайлова', 'Регина', 'Рашидовна', 'Уфа'],
  ['Каверин', 'Пётр', 'Алексеевич', 'Санкт-Петербург'],
  ['Лаврова', 'Елена', 'Викторовна', 'Ярославль'],
  ['Мамонтов', 'Артём', null, 'Краснодар'],
  ['Никитина', 'Софья', 'Андреевна', 'Ростов-на-Дону'],
  ['Орехов', 'Денис', 'Константинович', 'Самара'],
  ['Пахомова', 'Людмила', 'Ивановна', 'Саратов'],
  ['Рогачёв', 'Тимур', 'Маратович', 'Казань'],
  ['Сазонова', 'Вероника', null, 'Нижний Новгород'],
  ['Трофимов', 'Кирилл', 'Евгеньевич', 'Челябинск'],
  ['Устинова', 'Алла', 'Борисовна', 'Москва'],
  ['Филатов', 'Глеб', 'Романович', 'Тюмень'],
  ['Хабибуллина', 'Лейсан', 'Ильдаровна', 'Казань'],
  ['Цветкова', 'Юлия', null, 'Омск'],
  ['Шестаков', 'Владимир', 'Николаевич', 'Новосибирск'],
  ['Щербакова', 'Тамара', 'Львовна', 'Томск'],
];

/** Waiting people for sold-out courses: the index of a guest, and the number of seats. */
export const waiting: readonly {
  course: number;
  guest: number;
  quantity: number;
  daysAgo: number;
  comment?: string;
  left?: true;
}[] = [
  { course: 0, guest: 2, quantity: 1, daysAgo: 9 },
  { course: 0, guest: 6, quantity: 2, daysAgo: 7, comment: 'Едем вдвоём, по одному не поедем' },
  { course: 0, guest: 11, quantity: 1, daysAgo: 3 },
  { course: 0, guest: 14, quantity: 1, daysAgo: 6, left: true },
  { course: 1, guest: 9, quantity: 3, daysAgo: 4, comment: 'Подойдут и соседние даты' },
  { course: 1, guest: 17, quantity: 1, daysAgo: 2 },
];
