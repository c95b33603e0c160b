import { Center, City, Lecturer } from '@odonta/db/models';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { degrees, prodTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import type { Imported } from '../../platform/kit/imported.ts';
import {
  asAddress,
  asCodeOf,
  asFlag,
  asListOf,
  asNumber,
  asReferenceTo,
  asRichText,
  asText,
  byNameOrNumber,
} from '../../platform/tables/cellReaders.ts';
import { asMoment } from '../../platform/tables/dayCells.ts';
import { refuseUndoOfUsed } from './prods.undo.ts';
import { asRefundPolicy } from './termCells.ts';

const categoryNames = Object.fromEntries(categories.map(({ id, name }) => [id, name]));
const several = 'Несколько — через точку с запятой';

export const prodImports: Imported = {
  key: ['slug'],
  refuseUndo: refuseUndoOfUsed,
  fields: [
    { field: 'name', title: 'Название', read: asText, example: 'Эндодонтия под микроскопом' },
    { field: 'slug', title: 'Адрес страницы', read: asAddress, example: '', also: ['slug'] },
    {
      field: 'center_id',
      title: 'Учебный центр',
      read: asReferenceTo(Center),
      example: '1',
      hint: byNameOrNumber,
      also: ['центр', 'центр, №'],
    },
    {
      field: 'type',
      title: 'Формат',
      read: asCodeOf(prodTypes),
      example: 'Онлайн-курс, вебинар',
      also: ['тип'],
    },
    { field: 'degree', title: 'Уровень', read: asCodeOf(degrees), example: 'Базовый' },
    {
      field: 'categories',
      title: 'Категории',
      read: asListOf(asCodeOf(categoryNames)),
      example: 'Терапия; Эндодонтия',
      hint: several,
    },
    { field: 'price', title: 'Основная цена', read: asNumber, example: '25000', also: ['цена', 'цена, ₽'] },
    { field: 'city_id', title: 'Город', read: asReferenceTo(City), example: '', hint: byNameOrNumber },
    { field: 'address', title: 'Место проведения', read: asText, example: '' },
    { field: 'date_start', title: 'Начало', read: asMoment, example: '12.03.2027', also: ['дата начала'] },
    { field: 'date_end', title: 'Окончание', read: asMoment, example: '', also: ['дата окончания'] },
    { field: 'duration_hours', title: 'Академических часов', read: asNumber, example: '16', also: ['часов'] },
    { field: 'seats_total', title: 'Всего мест', read: asNumber, example: '30', also: ['мест'] },
    {
      field: 'payment_methods',
      title: 'Способы оплаты',
      read: asListOf(asCodeOf(paymentMethods)),
      example: 'Картой; По счёту',
      hint: several,
    },
    { field: 'requires_confirmation', title: 'Место подтверждает центр', read: asFlag, example: 'нет' },
    { field: 'hold_minutes', title: 'Бронь при оплате картой, минут', read: asNumber, example: '20' },
    { field: 'invoice_days', title: 'Бронь по счёту, рабочих дней', read: asNumber, example: '5' },
    {
      field: 'refund_policy',
      title: 'Правила возврата',
      read: asRefundPolicy,
      example: '14 — 100; 7 — 50; 0 — 0',
      hint: 'Дней до начала — сколько процентов вернуть',
    },
    {
      field: 'lecturer_ids',
      title: 'Лекторы',
      read: asListOf(asReferenceTo(Lecturer)),
      example: '',
      hint: `Имена или номера. ${several}`,
      also: ['лектор'],
    },
    { field: 'text', title: 'Описание', read: asRichText, example: 'О чём курс и как он проходит' },
    { field: 'program', title: 'Программа', read: asRichText, example: '' },
    { field: 'for_whom', title: 'Для кого', read: asRichText, example: '' },
    { field: 'result', title: 'Чему научитесь', read: asRichText, example: '' },
    { field: 'requirements', title: 'Что нужно от участника', read: asRichText, example: '' },
  ],
};
