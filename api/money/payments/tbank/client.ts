import Joi from 'joi';
import { type Acquirer, BankAway, BankRefused, type BankState, type NewPayment } from '../acquirer.ts';
import { type ReceiptRules, receiptOf } from './receipt.ts';
import { type TbankMessage, tokenOf } from './token.ts';
import type { Transport } from './transport.ts';

export interface Terminal {
  key: string;
  password: string;
  receipts: ReceiptRules;
}

/** T-Bank's acquiring, version 2. */
export function tbank(terminal: Terminal, transport: Transport): Acquirer {
  const call = async (method: string, message: TbankMessage): Promise<TbankMessage> => {
    const signed = { ...message, TerminalKey: terminal.key };
    const answer = await transport(method, { ...signed, Token: tokenOf(signed, terminal.password) });
    if (isNo(answer)) throw refusal(method, answer);
    return answer;
  };
  const stateBy = async (method: string, message: TbankMessage) =>
    readState(method, await call(method, message));
  const withReceipt = (receipt: Parameters<typeof receiptOf>[0] | undefined) =>
    receipt ? { Receipt: receiptOf(receipt, terminal.receipts) } : {};

  return {
    async init(payment) {
      const answer = await call('Init', { ...initOf(payment), ...withReceipt(payment.receipt) });
      const { PaymentURL: url } = answer;
      if (typeof url !== 'string' || !/^https?:\/\//.test(url)) throw new BankAway('Init');
      return { ...readState('Init', answer), url };
    },
    state: (PaymentId) => stateBy('GetState', { PaymentId }),
    async fastLink(PaymentId) {
      const { Data } = await call('GetQr', { PaymentId, DataType: 'PAYLOAD' });
      if (typeof Data !== 'string' || !/^https?:\/\/\S{1,500}$/.test(Data)) throw new BankAway('GetQr');
      return Data;
    },
    async confirm(PaymentId, Amount, receipt) {
      const answer = await call('Confirm', { PaymentId, Amount, ...withReceipt(receipt) });
      return readState('Confirm', { Amount, ...answer });
    },
    async cancel(PaymentId, { request: ExternalRequestId, sum: Amount, receipt }) {
      const part = Amount === undefined ? {} : { Amount };
      const answer = await call('Cancel', { PaymentId, ExternalRequestId, ...part, ...withReceipt(receipt) });
      const { OriginalAmount, NewAmount } = read('Cancel', sums, answer);
      const state = readState('Cancel', { Amount: NewAmount, ...answer });
      return { ...state, before: OriginalAmount, after: NewAmount };
    },
    async byAttempt(OrderId) {
      const answer = await call('CheckOrder', { OrderId });
      const { Payments } = read('CheckOrder', payments, answer);
      return Payments.map((payment) => readState('CheckOrder', { OrderId, ...payment }));
    },
    async closeReceipt(PaymentId, receipt) {
      await call('cashbox/SendClosingReceipt', { PaymentId, ...withReceipt(receipt) });
    },
  };
}

function initOf({
  attempt,
  sum,
  description,
  isTwoStage,
  returnUrl,
  notificationUrl: noticeUrl,
  until,
  contact,
}: NewPayment) {
  return {
    OrderId: attempt,
    Amount: sum,
    Description: [...description].slice(0, 140).join(''),
    PayType: isTwoStage ? 'T' : 'O',
    Language: 'ru',
    NotificationURL: noticeUrl,
    SuccessURL: returnUrl,
    FailURL: returnUrl,
    RedirectDueDate: inMoscow(until),
    DATA: {
      ...(contact.email ? { Email: contact.email } : {}),
      ...(contact.phone ? { Phone: contact.phone } : {}),
    },
  };
}

/** 2026-11-20T12:28:00+03:00 */
const inMoscow = (seconds: number) =>
  `${new Date((seconds + 3 * 3600) * 1000).toISOString().slice(0, 19)}+03:00`;

/** Some answers say it in words. */
const isNo = ({ Success }: TbankMessage) => Success !== true && Success !== 'true';

function refusal(method: string, { ErrorCode, Message, Details }: TbankMessage): Error {
  if (ErrorCode === undefined) return new BankAway(method);
  const meaning = [Message, Details].filter((text) => typeof text === 'string' && text !== '').join(' ');
  return new BankRefused(method, String(ErrorCode), meaning);
}

const number = Joi.number().integer().min(0).required();
const text = Joi.alternatives(Joi.string(), Joi.number().unsafe()).custom(String).required();
const states = Joi.object<{ PaymentId: string; OrderId: string; Status: string; Amount: number }>({
  PaymentId: text,
  OrderId: text,
  Status: Joi.string().required(),
  Amount: number,
});
const sums = Joi.object<{ OriginalAmount: number; NewAmount: number }>({
  OriginalAmount: number,
  NewAmount: number,
});
const payments = Joi.object<{ Payments: TbankMessage[] }>({
  Payments: Joi.array().items(Joi.object()).required(),
});

function readState(method: string, answer: TbankMessage): BankState {
  const { PaymentId, OrderId, Status, Amount } = read(method, states, answer);
  return {
    ...{ paymentId: PaymentId, attempt: OrderId, status: Status, sum: Amount },
    ...{ refusal: refusalIn(answer), channel: channelIn(answer) },
  };
}

const channelsBySource = [
  [/sbp/i, 'SBP'],
  [/bnpl|dol(y|i)ame/i, 'DOLYAMI'],
  [/instal|credit/i, 'INSTALMENTS'],
] as const;

const sources = Joi.object<{ Params: { Key: string; Value: string }[] }>({
  Params: Joi.array()
    .items(Joi.object({ Key: text, Value: text }).unknown())
    .required(),
});

/** GetState alone says it, once the money is taken. Wallets of banks pay by card; the bank spells it in several ways. */
function channelIn(answer: TbankMessage): BankState['channel'] {
  const { value, error } = sources.unknown().validate(answer);
  const source = error ? undefined : value.Params.find(({ Key }) => Key === 'Source')?.Value;
  if (source === undefined) return undefined;
  return channelsBySource.find(([pattern]) => pattern.test(source))?.[1] ?? 'CARD';
}

/** The code of a refused card: of a payment that went well it is zero. */
export function refusalIn({ ErrorCode }: TbankMessage): string | undefined {
  const code = String(ErrorCode ?? '0');
  return /^[1-9]\d{0,5}$/.test(code) ? code : undefined;
}

function read<T>(method: string, schema: Joi.ObjectSchema<T>, answer: TbankMessage): T {
  const { value, error } = schema.unknown().validate(answer);
  if (error) throw new BankAway(method, { cause: error });
  return value;
}
