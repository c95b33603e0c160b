import type { Center, Payout } from '@odonta/db/models';
import { partnerSection } from '@odonta/db/vocabulary/addresses.ts';
import { payoutTerms } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';

export function payoutPrepared(payout: Payout, center: Pick<Center, 'email' | 'name'>): NewLetter {
  const days = plural(payoutTerms.silentDays, ['рабочего дня', 'рабочих дней', 'рабочих дней']);
  return letter('payout_created', payout, center, `Выплата № ${payout.number} подготовлена`, [
    `Мы подготовили выплату № ${payout.number} за период ${periodOf(payout)}: ${sumOf(payout)}.`,
    `Проверьте её в кабинете центра: ${siteLink(partnerSection('payouts'))}. Если в течение ${days} возражений не будет, она считается согласованной.`,
  ]);
}

export function payoutAgreed(payout: Payout, center: Pick<Center, 'email' | 'name'>): NewLetter {
  return letter('payout_agreed', payout, center, `Выплата № ${payout.number} согласована`, [
    `Выплата № ${payout.number} на ${sumOf(payout)} согласована и передана в бухгалтерию.`,
  ]);
}

export function payoutPaid(payout: Payout, center: Pick<Center, 'email' | 'name'>): NewLetter {
  return letter('payout_paid', payout, center, `Выплата № ${payout.number} отправлена`, [
    `Мы отправили ${sumOf(payout)} по выплате № ${payout.number}, платёжное поручение № ${payout.bank_order_no}.`,
  ]);
}

export function payoutActReturned(payout: Payout, center: Pick<Center, 'email' | 'name'>): NewLetter {
  return letter('payout_act_returned', payout, center, `Акт по выплате № ${payout.number} возвращён`, [
    `Мы не смогли принять подписанный акт по выплате № ${payout.number}.`,
    `Причина: ${payout.act_reason}`,
    `Загрузите новый скан в кабинете центра: ${siteLink(partnerSection('payouts'))}. Денег это не задерживает: они уже отправлены.`,
  ]);
}

/** Its report is annulled: nobody is to wait for an answer about the scan, or to send another. */
export function payoutActDropped(
  payout: Payout,
  center: Pick<Center, 'email' | 'name'>,
  report: string,
): NewLetter {
  return letter('payout_act_dropped', payout, center, `Акт по выплате № ${payout.number} аннулирован`, [
    `${report} по выплате № ${payout.number} аннулирован, поэтому скан, который вы прислали, больше не действует.`,
    'Новый отчёт пришлём на подпись. Денег это не задерживает: они уже отправлены.',
  ]);
}

function letter(
  kind: string,
  { id }: Payout,
  { email, name }: Pick<Center, 'email' | 'name'>,
  subject: string,
  paragraphs: readonly string[],
): NewLetter {
  const text = ['Здравствуйте!', ...paragraphs, 'Команда «Одонты»'].join('\n\n');
  return { kind, to: email, subject: `${subject} · ${name}`, text, resource: 'payouts', record_id: id };
}

const sumOf = ({ net }: Payout) => `${formatKopecks(net)}\u00a0₽`;
const periodOf = ({ period_from, period_to }: Payout) =>
  `${formatDate(period_from)} — ${formatDate(period_to)}`;
