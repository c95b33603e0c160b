import type { CabinetGift, GiftOrderBody, IndividualProfile } from '@odonta/api/contract';
import { addressRequired, giftOrderForm } from '@odonta/db/vocabulary/loyalty/gifts/giftOrderForm.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { personLabels } from '../../../platform/forms/personLabels.ts';

export interface GiftOrderValues {
  last_name: string;
  first_name: string;
  middle_name: string;
  phone: string;
  email: string;
  address: string;
}

const labels = {
  ...personLabels,
  address: 'Адрес доставки',
};

export type Receiver = Pick<
  IndividualProfile,
  'last_name' | 'first_name' | 'middle_name' | 'phone' | 'email'
>;

/** The form for one gift, filled in with the owner's data. */
export const shapeOf = (
  { id, delivery_kind }: CabinetGift,
  { last_name, first_name, middle_name, phone, email }: Receiver,
): FormShape<GiftOrderValues> => ({
  name: `gift-${id}`,
  labels,
  rules: {
    ...giftOrderForm,
    address: { ...giftOrderForm.address, ...(delivery_kind === 'POST' && { required: addressRequired }) },
  },
  empty: {
    ...{ last_name, first_name, middle_name: middle_name ?? '' },
    ...{ phone: phone ?? '', email: email ?? '', address: '' },
  },
});

export const bodyOf = ({ id, delivery_kind }: CabinetGift, values: GiftOrderValues): GiftOrderBody => ({
  gift_id: id,
  contact: {
    last_name: values.last_name.trim(),
    first_name: values.first_name.trim(),
    ...(values.middle_name.trim() !== '' && { middle_name: values.middle_name.trim() }),
    phone: values.phone.trim(),
    email: values.email.trim(),
  },
  ...(delivery_kind === 'POST' && { address: values.address.trim() }),
});
