import type { Receipt } from '../acquirer.ts';

/** The settings of the platform's cash register. */
export interface ReceiptRules {
  taxation: string;
  ffd: '1.05' | '1.2';
  agentSign: string;
}

/** A receipt in the bank's format: the platform sells for the centres, and each line names its supplier. */
export function receiptOf({ email, phone, lines }: Receipt, { taxation, ffd, agentSign }: ReceiptRules) {
  return {
    ...(email ? { Email: email } : {}),
    ...(phone ? { Phone: phone } : {}),
    Taxation: taxation,
    FfdVersion: ffd,
    Items: lines.map(({ name, price, quantity, tax, method, supplier }) => ({
      Name: [...name].slice(0, 128).join(''),
      Price: price,
      Quantity: quantity,
      Amount: price * quantity,
      Tax: tax,
      PaymentMethod: method,
      PaymentObject: method === 'advance' ? 'payment' : 'service',
      ...(ffd === '1.2' ? { MeasurementUnit: 'шт' } : {}),
      ...(supplier && {
        AgentData: { AgentSign: agentSign },
        SupplierInfo: { Phones: supplier.phones, Name: supplier.name, Inn: supplier.inn },
      }),
    })),
  };
}
