import type { Invoice, MarketingPenalty, MarketingWithdrawal, Payment } from '@odonta/db/models';
import { partnerSection, paths } from '@odonta/db/vocabulary/addresses.ts';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import { formatMoscowDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { invoicePdfPath } from '../invoices/invoices.letters.ts';
import type { OwnerIds } from './owner.ts';

/** The owner of the balance. */
interface To {
  email: string | null;
  name: string;
}

/** @param advert - what its money buys */
export function topUpIssued(invoice: Invoice, advert?: string): NewLetter {
  return {
    kind: 'topup_issued',
    to: invoice.email,
    subject: `Счёт № ${invoice.number} на пополнение баланса`,
    text: [
      'Здравствуйте!',
      `Выставили счёт № ${invoice.number} от ${shortDay(invoice.issue_date)} на ${sumOf(invoice.total)}: пополнение маркетингового баланса.`,
      `Оплатите до ${shortDay(invoice.due_date)} включительно и укажите в платёжном поручении номер счёта: тогда баланс пополнится сам.`,
      ...(advert
        ? [`${advert}: купим сразу, как поступит вся сумма, если места ещё ждут вас или свободны.`]
        : []),
      'Счёт с QR-кодом для банка: {secret}',
      'Команда «Одонты»',
    ].join('\n\n'),
    secret: siteLink(invoicePdfPath(invoice.token)),
    resource: 'invoices',
    record_id: invoice.id,
  };
}

export function toppedUp(invoice: Invoice, { captured_sum }: Payment, to: To): NewLetter {
  return letter('topup_credited', 'invoices', invoice.id, to, 'Баланс пополнен', [
    `По счёту № ${invoice.number} поступило ${sumOf(captured_sum)}: деньги уже на маркетинговом балансе.`,
  ]);
}

export function penaltyProposed(
  { balance_id, sum, comment, object_until }: MarketingPenalty,
  to: To,
  owner: OwnerIds,
): NewLetter {
  return letter('penalty_proposed', 'marketing_balances', balance_id, to, 'Предложен штраф', [
    `Предложен штраф ${sumOf(sum)} с маркетингового баланса: ${comment}`,
    `Доказательства — в кабинете: ${balanceLink(owner)}`,
    `Возразить можно до ${formatMoscowDay(secondsOf(object_until))} включительно; пока срок не вышел, ничего не спишется.`,
  ]);
}

export function penaltyDecided({ balance_id, sum, status, decision }: MarketingPenalty, to: To): NewLetter {
  const isPosted = status === 'CONFIRMED';
  return letter(
    'penalty_decided',
    'marketing_balances',
    balance_id,
    to,
    isPosted ? 'Штраф списан' : 'Штраф отменён',
    [
      isPosted ? `С маркетингового баланса списан штраф ${sumOf(sum)}.` : `Штраф ${sumOf(sum)} отменён.`,
      ...(decision ? [decision] : []),
    ],
  );
}

export function withdrawalPaid({ balance_id, sum, document_number }: MarketingWithdrawal, to: To): NewLetter {
  return letter('withdrawal_paid', 'marketing_balances', balance_id, to, 'Остаток баланса перечислен', [
    `Перечислили ${sumOf(sum)} с маркетингового баланса на расчётный счёт центра, платёжное поручение № ${document_number}.`,
  ]);
}

export function withdrawalRejected({ balance_id, sum, reason }: MarketingWithdrawal, to: To): NewLetter {
  return letter('withdrawal_rejected', 'marketing_balances', balance_id, to, 'Вывод остатка отклонён', [
    `Вывод ${sumOf(sum)} с маркетингового баланса отклонён: ${reason}`,
    'Деньги остались на балансе.',
  ]);
}

function letter(
  kind: string,
  resource: string,
  record_id: number,
  { email, name }: To,
  subject: string,
  paragraphs: readonly string[],
): NewLetter {
  const text = ['Здравствуйте!', ...paragraphs, 'Команда «Одонты»'].join('\n\n');
  return { kind, to: email, subject: `${subject} · ${name}`, text, resource, record_id };
}

const balanceLink = ({ merchant_id }: OwnerIds) =>
  siteLink(merchant_id === null ? partnerSection('balance') : paths.relatedPromotions);

const sumOf = (kopecks: number) => `${formatKopecks(kopecks)}\u00a0₽`;
