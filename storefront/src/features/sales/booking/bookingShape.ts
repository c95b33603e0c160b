import { orderComment, orderContactForm, payerForm } from '@odonta/db/vocabulary/orders/orderForm.ts';
import type { TextRule } from '@odonta/db/vocabulary/rules.ts';
import { listColumns, personForm } from '@odonta/db/vocabulary/sales/participantList.ts';
import { personLabels } from '../../platform/forms/personLabels.ts';
import type { BookingValues } from './bookingValues.ts';

/** Begins the ids of the fields, and names the draft. */
export const bookingForm = 'order';

export interface BookingShape {
  name: string;
  labels: Readonly<Record<string, string>>;
  rules: Readonly<Record<string, TextRule>>;
}

const contactLabels = {
  ...personLabels,
};
const payerLabels = { inn: 'ИНН', kpp: 'КПП', name: 'Название организации', address: 'Юридический адрес' };

/** The fields that there are now: as many as people, and those of a payer where there is one. */
export function shapeOf({ people, hasPayer }: { people: number; hasPayer: boolean }): BookingShape {
  const labels: Record<string, string> = {
    participation: 'Участие',
    ...below('contact', contactLabels),
    is_self: 'Участники',
    is_student: 'Студент',
  };
  const rules: Record<string, TextRule> = below('contact', orderContactForm);
  for (let place = 0; place < people; place += 1) {
    Object.assign(labels, below(`participants.${place}`, listColumns));
    Object.assign(rules, below(`participants.${place}`, personForm));
  }
  Object.assign(
    labels,
    {
      promo_code: 'Промокод',
      bonuses: 'Бонусы',
      method: 'Способ оплаты',
      voucher_code: 'Подарочный сертификат',
    },
    hasPayer && below('payer', payerLabels),
  );
  Object.assign(rules, hasPayer && below('payer', payerForm), { voucher_code: {}, comment: orderComment });
  Object.assign(labels, { comment: 'Комментарий', consent: 'Согласие', rules: 'Правила оплаты' });
  return { name: bookingForm, labels, rules };
}

/** Labels for a list of errors: they name the person. */
export const namedLabels = ({ labels }: BookingShape, isSelf: boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(labels).map(([path, label]) => {
      const [, place] = /^participants\.(\d+)\./.exec(path) ?? [];
      return [path, place === undefined ? label : `${numberOf(Number(place), isSelf)}-й участник, ${label}`];
    }),
  );

/** The index of the participant: the first is the buyer, if he comes himself. */
export const numberOf = (place: number, isSelf: boolean): number => place + (isSelf ? 2 : 1);

/** The form's field for an error of the server; with several courses, in the one shown. */
export function ownPath(path: string, { is_self }: Pick<BookingValues, 'is_self'>): string {
  const [, ofBasket] = /^items\.\d+\.(.+)$/.exec(path) ?? [];
  if (ofBasket !== undefined) return ownPath(ofBasket, { is_self });
  const [, place, field] = /^participants\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (path === 'participants') return 'is_self';
  if (place === undefined || !is_self) return path;
  if (place !== '0') return `participants.${Number(place) - 1}.${field}`;
  return field === 'is_student' ? 'is_student' : `contact.${field}`;
}

export const below = <Value>(path: string, values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${path}.${name}`, value]));
