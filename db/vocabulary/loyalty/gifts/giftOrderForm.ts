import { orderContactForm } from '../../orders/orderForm.ts';
import { atMost, type TextRule } from '../../rules.ts';

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
    max: atMost(300),
  },
} as const satisfies Record<string, TextRule>;

export const addressRequired = 'Укажите адрес, на который отправить подарок';
