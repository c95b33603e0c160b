import type { MailingStats } from '@odonta/api/contract';
import type { Mailing, MailingHold } from '@odonta/db/models';
import { mailingLimits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { fewestPeople } from '@odonta/db/vocabulary/reports/reports.ts';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { type AdReader, letterOfAdvert } from '../buying/adLetter.ts';
import { acts } from './stats.ts';

type Named = Pick<Mailing, 'id'>;

export const mailingApproved = (mailing: Named & Pick<Mailing, 'date_send'>, to: AdReader): NewLetter =>
  letter('mailing_approved', mailing, 'одобрена', to, [
    `Рассылка № ${mailing.id} проверена и уйдёт ${formatMoment(secondsOf(mailing.date_send) ?? 0)} по московскому времени.`,
    'Спишем только за письма, которые приняли почтовые серверы, остаток вернётся на маркетинговый баланс.',
  ]);

export const mailingMoved = (mailing: Named & Pick<Mailing, 'date_send'>, to: AdReader): NewLetter =>
  letter('mailing_moved', mailing, 'уйдёт в другое время', to, [
    `Менеджер перенёс рассылку № ${mailing.id}: она уйдёт ${formatMoment(secondsOf(mailing.date_send) ?? 0)} по московскому времени.`,
    'Не подходит — отмените её в кабинете не позже чем за сутки, и отложенные деньги вернутся на баланс.',
  ]);

/** Nobody has judged it. */
export const mailingMissed = (mailing: Named, to: AdReader): NewLetter =>
  letter('mailing_missed', mailing, 'не проверена вовремя', to, [
    `Мы не успели проверить рассылку № ${mailing.id} до выбранного дня. Извините.`,
    'Отложенные деньги вернулись на маркетинговый баланс. Выберите другой день и отправьте её снова: письмо менять не нужно.',
  ]);

export const mailingUnstarted = (mailing: Named & Pick<Mailing, 'held_because'>, to: AdReader): NewLetter =>
  letter('mailing_unstarted', mailing, 'не ушла', to, [
    `Рассылка № ${mailing.id} не ушла: ${mailing.held_because}`,
    `Менеджер назначит ей новое время и напишет вам. Деньги остаются отложенными; отмените рассылку в кабинете, и они вернутся на баланс. Через ${plural(mailingLimits.unstartedDays, ['день', 'дня', 'дней'])} без отправки они вернутся сами.`,
  ]);

export const mailingRejected = (mailing: Named, reason: string, to: AdReader): NewLetter =>
  letter('mailing_rejected', mailing, 'нужно исправить', to, [
    `Рассылка № ${mailing.id} не прошла проверку: ${reason}`,
    'Отложенные деньги вернулись на маркетинговый баланс. Исправьте письмо и отправьте его снова.',
  ]);

/** No address, and no figure of one person. */
export const mailingEnded = (
  mailing: Named & Pick<Mailing, 'sending'>,
  { sum, charged }: Pick<MailingHold, 'sum' | 'charged'>,
  stats: MailingStats,
  to: AdReader,
): NewLetter =>
  letter('mailing_ended', mailing, endOf(mailing), to, [
    `Рассылка № ${mailing.id} ${endOf(mailing)}.`,
    [
      `Приняли почтовые серверы: ${stats.sent}`,
      `Открыли: ${inWords(acts(stats).opened)}`,
      `Перешли по ссылке: ${inWords(acts(stats).clicked)}`,
      `Отписались: ${inWords(acts(stats).unsubscribed)}`,
      `Заказов по ссылкам: ${inWords(acts(stats).orders)}`,
    ].join('\n'),
    `Списано ${formatKopecks(charged ?? 0)}\u00a0₽, вернулось на баланс ${formatKopecks(sum - (charged ?? 0))}\u00a0₽. Переходы и заказы продолжаем считать в кабинете.`,
  ]);

const inWords = (count: number | null) => count ?? `меньше ${fewestPeople}`;

const endOf = ({ sending }: Pick<Mailing, 'sending'>) =>
  sending === 'STOPPED' ? 'остановлена' : 'завершена';

const letter = (kind: string, { id }: Named, subject: string, to: AdReader, paragraphs: readonly string[]) =>
  letterOfAdvert({ resource: 'mailings', title: 'Рассылка', kind, id, subject, paragraphs }, to);
