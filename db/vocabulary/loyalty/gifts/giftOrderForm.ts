import { orderContactForm } from '../../orders/orderForm.ts';
import type { TextRule } from '../../rules.ts';

const { last_name, first_name, middle_name, phone, email } = orderContactForm;

/** The receiver of the gift. The address is required for delivery by post. */
export const giftOrderForm = {
  last_name,
  first_name,
  middle_name,
  phone,
  email,
  address: {
    min: { value: 10, message: 'Укажите индекс, город, улицу и дом' },
    max: { value: 300, message: 'Максимальная длина 300 символов' },
  },
} as const satisfies Record<string, TextRule>;

export const addressRequired = 'Укажите адрес, на который отправить подарок';
