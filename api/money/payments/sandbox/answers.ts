import type { TbankMessage } from '../tbank/token.ts';
import type { KeptPayment } from './account.ts';

export const isSum = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 100;

export const well = { Success: true, ErrorCode: '0' };

export const message = ({ status, id, attempt, amount, message }: KeptPayment): TbankMessage => ({
  ...well,
  ...(message ? { Message: message } : {}),
  Status: status,
  PaymentId: id,
  OrderId: attempt,
  Amount: amount,
});

export const refused = (ErrorCode: string, Details: string): TbankMessage => ({
  Success: false,
  ErrorCode,
  Message: 'Неверные параметры.',
  Details,
});
