import type { ProdForPayment, WaitlistBody } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import type { WantedParticipation } from '@odonta/db/vocabulary/orders/participation.ts';
import { waitlistForm } from '@odonta/db/vocabulary/sales/waitlistForm.ts';
import { givenConsent } from '../../../platform/forms/consent.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { emptyPerson, personLabels } from '../../../platform/forms/personLabels.ts';
import type { Buyer } from '../../booking/buyer.ts';

export interface JoinValues {
  participation: string;
  quantity: string;
  accept_partial: boolean;
  last_name: string;
  first_name: string;
  middle_name: string;
  phone: string;
  email: string;
  city: string;
  comment: string;
  consent: boolean;
}

/** The form for one course; a draft of it is of no use to another. */
export const shapeOf = (prodId: number, { contact }: Pick<Buyer, 'contact'>): FormShape<JoinValues> => ({
  name: `waitlist-${prodId}`,
  labels: {
    participation: 'В чём хотите участвовать',
    quantity: 'Сколько мест нужно',
    accept_partial: 'Согласен на меньше мест, если столько не освободится',
    ...personLabels,
    city: 'Город',
    comment: 'Комментарий',
    consent: 'Согласие',
  },
  rules: waitlistForm,
  empty: {
    participation: 'main',
    quantity: '1',
    accept_partial: false,
    ...{ ...emptyPerson, city: '', ...contact },
    comment: '',
    consent: false,
  },
});

/** The choices: the parts of the course, and the first of them with a free seat. */
export const choicesOf = ({ participations }: Pick<ProdForPayment, 'participations'>) =>
  participations.length < 2
    ? []
    : [
        ...participations.map(({ key, label, price }) => ({
          value: key as string,
          label: key === 'main' ? 'Весь курс' : label,
          note: formatPrice(price),
        })),
        { value: 'any', label: 'Любой вариант', note: 'Предложим первый, где освободится место' },
      ];

export function joinBody(
  prod: Pick<ProdForPayment, 'id' | 'participations'>,
  values: JoinValues,
): WaitlistBody {
  const { middle_name, city, participation, accept_partial } = values;
  const comment = values.comment.trim();
  const quantity = Number(values.quantity);
  const isOffered = choicesOf(prod).some(({ value }) => value === participation);
  return {
    prod_id: prod.id,
    participation: isOffered ? (participation as WantedParticipation) : 'main',
    quantity,
    accept_partial: accept_partial && quantity > 1,
    contact: {
      last_name: values.last_name.trim(),
      first_name: values.first_name.trim(),
      ...(middle_name.trim() !== '' && { middle_name: middle_name.trim() }),
      phone: values.phone.trim(),
      email: values.email.trim(),
      ...(city !== '' && { city }),
    },
    ...(comment !== '' && { comment }),
    consent: givenConsent(),
  };
}
