import type { AccountingDoc } from '@odonta/db/models';
import { partnerSection } from '@odonta/db/vocabulary/addresses.ts';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import { accountingKinds } from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { saidBy } from '../../platform/mail/strangersWords.ts';

export const titleOfDoc = ({ kind, number }: AccountingDoc): string =>
  `${accountingKinds[kind]} ${number ? `№ ${number}` : '(черновик)'}`;

export const docIssued = (doc: AccountingDoc): NewLetter => letterAbout(doc, 'act_to_sign', requestOf(doc));

export const docReminder = (doc: AccountingDoc): NewLetter =>
  letterAbout(
    doc,
    'act_reminder',
    doc.payout_id === null
      ? 'Подписанный экземпляр к нам ещё не пришёл. Если вы его отправили, ничего делать не нужно.'
      : `Подписанного экземпляра у нас ещё нет. Загрузите его скан в кабинете центра: ${payouts()}. Если вы отправили оригинал по почте, ничего делать не нужно.`,
  );

function requestOf({ kind, payout_id }: AccountingDoc): string {
  if (kind === 'RECONCILIATION') return checkAndSign;
  return payout_id === null
    ? 'Подпишите и верните один экземпляр: по почте или сканом в ответ на это письмо.'
    : `Подпишите его и загрузите скан в кабинете центра: ${payouts()}. Оригинал можно вернуть и по почте.`;
}

const payouts = () => siteLink(partnerSection('payouts'));

const checkAndSign =
  'Сверьте его со своим учётом. Если суммы сходятся, подпишите и верните один экземпляр: по почте или сканом в ответ на это письмо. Если нет, ответьте, что расходится.';

function letterAbout(doc: AccountingDoc, kind: string, request: string): NewLetter {
  const title = `${titleOfDoc(doc)} от ${doc.date ? shortDay(doc.date) : ''}`;
  return {
    kind,
    to: doc.email,
    subject: `${title}: ${saidBy(doc.payer_name)}`,
    text: [
      'Здравствуйте!',
      `${title} для ${saidBy(doc.payer_name)}: {secret}`,
      request,
      'Команда «Одонты»',
    ].join('\n\n'),
    secret: siteLink(`/api/documents/${doc.token}/pdf`),
    resource: 'accounting_docs',
    record_id: doc.id,
  };
}
