import { isSignedBy, type TbankMessage } from '../tbank/token.ts';
import { type Account, become, isWaiting, type KeptPayment } from './account.ts';
import { isSum, message, refused, well } from './answers.ts';
import { receiptFault, totalOf } from './receiptFault.ts';
import { ways } from './ways.ts';

/** The terminal as its owner and the bank know it. */
export interface SandboxTerminal {
  key: string;
  password: string;
}

export type Method = (account: Account, asked: TbankMessage, site: Site) => TbankMessage;

export interface Site {
  /** Where the page of a payment is. */
  pageOf(id: string): string;
  /** Called when a payment has reached a status that the bank notifies of. */
  announce(payment: KeptPayment): void;
  /** Whether a second payment of one attempt is refused: the documents of the bank say both. */
  refusesRepeats: boolean;
  /** Whether a refund of СБП stays under way. */
  refundsSlowly: boolean;
}

/** The bank's answer to a signed call; an unsigned one is refused before its method is read. */
export function answerTo(
  terminal: SandboxTerminal,
  method: Method,
  [account, asked, site]: Parameters<Method>,
): TbankMessage {
  if (asked.TerminalKey !== terminal.key) return refused('501', 'Терминал не найден');
  if (!isSignedBy(asked, terminal.password)) return refused('204', 'Неверный токен');
  return { TerminalKey: terminal.key, ...method(account, asked, site) };
}

export const methods: Readonly<Record<string, Method>> = {
  Init(account, asked, site) {
    const { OrderId, Amount, Receipt } = asked;
    if (typeof OrderId !== 'string' || OrderId === '' || OrderId.length > 36)
      return refused('212', 'OrderId');
    if (!isSum(Amount)) return refused('251', 'Неверная сумма');
    if (site.refusesRepeats && account.ofAttempt(OrderId).length > 0)
      return refused('20', 'Ошибка повторного идентификатора заказа');
    const wrong = receiptFault(Receipt, Amount);
    if (wrong) return wrong;
    const payment = account.open({
      attempt: OrderId,
      description: String(asked.Description ?? ''),
      asked: Amount,
      isTwoStage: asked.PayType === 'T',
      notificationUrl: String(asked.NotificationURL ?? ''),
      returnUrl: String(asked.SuccessURL ?? ''),
      until: Date.parse(String(asked.RedirectDueDate ?? '')) / 1000 || Date.now() / 1000 + 86_400,
    });
    payment.receipts.push(Receipt);
    return { ...message(payment), PaymentURL: site.pageOf(payment.id) };
  },
  GetState: (account, { PaymentId }) =>
    found(account, PaymentId, (payment) => ({
      ...message(payment),
      ...(payment.status === 'CONFIRMED' && { Params: [{ Key: 'Route', Value: 'ACQ' }, sourceOf(payment)] }),
    })),
  GetQr: (account, { PaymentId }, site) =>
    found(account, PaymentId, (payment) => {
      if (!isWaiting(payment) || payment.isTwoStage) return refused('8', 'Неверный статус транзакции');
      if (payment.asked < leastFast) return refused('251', 'Неверная сумма');
      return {
        ...well,
        PaymentId: payment.id,
        OrderId: payment.attempt,
        Data: `${site.pageOf(payment.id)}/sbp`,
      };
    }),
  Confirm: (account, { PaymentId, Amount, Receipt }, site) =>
    found(account, PaymentId, (payment) => {
      if (payment.status !== 'AUTHORIZED') return refused('8', 'Неверный статус транзакции');
      const sum = Amount ?? payment.amount;
      if (!isSum(sum) || sum > payment.amount) return refused('330', 'Сумма больше исходной');
      if (Receipt !== undefined) payment.receipts.push(Receipt);
      payment.amount = sum;
      become(payment, 'CONFIRMING', 'CONFIRMED');
      site.announce(payment);
      return message(payment);
    }),
  Cancel: (account, asked, site) =>
    found(account, asked.PaymentId, (payment) => cancel(payment, asked, site)),
  CheckOrder(account, { OrderId }) {
    const kept = account.ofAttempt(OrderId);
    if (kept.length === 0) return refused('255', 'Платёж не найден');
    // The bank's own examples say it in words and numbers by turns.
    const Payments = kept.map((payment) => ({
      ...message(payment),
      Success: payment.errorCode === '0' ? 'true' : 'false',
      ErrorCode: Number(payment.errorCode),
    }));
    return { ...well, OrderId, Payments };
  },
  'cashbox/SendClosingReceipt': (account, { PaymentId, Receipt }) =>
    found(account, PaymentId, (payment) => {
      // Its documents name CONFIRMED alone; of a payment given back in part the rest is taken to be so.
      if (!['CONFIRMED', 'PARTIAL_REFUNDED'].includes(payment.status))
        return refused('8', 'Неверный статус транзакции');
      const closed = totalOf(Receipt);
      if (closed > payment.amount) return refused('334', 'Чек больше платежа');
      const wrong = receiptFault(Receipt, closed);
      if (wrong) return wrong;
      payment.receipts.push(Receipt);
      return well;
    }),
};

function cancel(payment: KeptPayment, { Amount, ExternalRequestId, Receipt }: TbankMessage, site: Site) {
  const request = typeof ExternalRequestId === 'string' ? ExternalRequestId : '';
  // Repeats of a request for money from an account give back again.
  const before = isFast(payment) ? undefined : payment.givenBack.get(request);
  if (before) return before;
  const sum = isWaiting(payment) ? payment.amount : (Amount ?? payment.amount);
  if (!isSum(sum)) return refused('251', 'Неверная сумма');
  if (sum > payment.amount) return refused('330', 'Сумма больше исходной');
  const isPart = sum < payment.amount;
  const next = statusOfBack(payment, isPart);
  if (!next) return refused('4', 'Статус транзакции не может быть изменён');
  if (Receipt !== undefined) {
    const wrong = receiptFault(Receipt, sum);
    if (wrong) return wrong;
    payment.receipts.push(Receipt);
  }
  const OriginalAmount = payment.amount;
  payment.amount -= sum;
  become(payment, ...(isFast(payment) && site.refundsSlowly ? next.slice(0, 1) : next));
  const answer = {
    ...message(payment),
    ...(isFast(payment) && next[0] !== undefined && { Status: next[0] }),
    OriginalAmount,
    NewAmount: payment.amount,
    ...(request ? { ExternalRequestId: request } : {}),
  };
  if (request) payment.givenBack.set(request, answer);
  site.announce(payment);
  return answer;
}

function statusOfBack(payment: KeptPayment, isPart: boolean): string[] | null {
  if (isWaiting(payment)) return ['CANCELED'];
  if (['AUTHORIZED', 'PARTIAL_REVERSED'].includes(payment.status))
    return ['REVERSING', isPart ? 'PARTIAL_REVERSED' : 'REVERSED'];
  if (['CONFIRMED', 'PARTIAL_REFUNDED'].includes(payment.status))
    return [isFast(payment) ? 'ASYNC_REFUNDING' : 'REFUNDING', isPart ? 'PARTIAL_REFUNDED' : 'REFUNDED'];
  return null;
}

function found(account: Account, id: unknown, answer: (payment: KeptPayment) => TbankMessage): TbankMessage {
  const payment = account.find(id);
  return payment ? answer(payment) : refused('325', 'Транзакция не найдена');
}

/** Ten roubles. */
const leastFast = 1000;

const isFast = ({ way }: KeptPayment) => way === 'sbp';

const sourceOf = ({ way }: KeptPayment) => ({ Key: 'Source', Value: way ? ways[way].source : 'cards' });
