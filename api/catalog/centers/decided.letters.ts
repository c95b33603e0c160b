import type { StepComments } from '@odonta/api/contract';
import type { Center } from '@odonta/db/models';
import { partnerSection, paths } from '@odonta/db/vocabulary/addresses.ts';
import { type Closure, isPlanned } from '@odonta/db/vocabulary/catalog/closure.ts';
import { daysInWords } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import { onboardingSteps, ownSteps } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { centerLetter } from '../../platform/mail/centerLetter.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { saidBy } from '../../platform/mail/strangersWords.ts';

type Named = Pick<Center, 'id' | 'name'>;

export const centerApproved = (to: string, center: Named): NewLetter =>
  centerLetter(to, center, 'center_approved', 'Центр прошёл проверку', [
    `Центр «${saidBy(center.name)}» прошёл проверку: его курсы можно публиковать.`,
    `Отправить курс: ${siteLink(partnerSection('courses'))}`,
  ]);

export const centerRejected = (
  to: string,
  center: Named,
  { reason, comments }: { reason: string; comments: StepComments },
): NewLetter =>
  centerLetter(to, center, 'center_rejected', 'Документы центра нужно поправить', [
    `Менеджер проверил документы центра «${saidBy(center.name)}» и просит их поправить.`,
    [reason, ...remarks(comments)].join('\n'),
    `Поправить и отправить снова: ${siteLink(paths.partnerHome)}`,
  ]);

export const centerLogoRemoved = (to: string, center: Named, reason: string): NewLetter =>
  centerLetter(to, center, 'center_logo_removed', 'Логотип центра убран с сайта', [
    `Сотрудник «Одонты» убрал логотип центра «${saidBy(center.name)}».`,
    reason,
    `Загрузить другой: ${siteLink(paths.partnerHome)}`,
  ]);

export const centerPaused = (to: string, center: Named, pause: Closure): NewLetter =>
  centerLetter(
    to,
    center,
    'center_paused',
    isPlanned(pause) ? 'Назначена пауза продаж центра' : 'Продажи центра приостановлены',
    [
      isPlanned(pause)
        ? `Сотрудник «Одонты» назначил паузу продаж центра «${saidBy(center.name)}» ${daysInWords(pause)}.`
        : `Сотрудник «Одонты» приостановил продажи центра «${saidBy(center.name)}» ${daysInWords(pause)}.`,
      `Пояснение для посетителей: ${saidBy(pause.closure_note ?? '')}`,
      'Изменить или закончить эту паузу может только сотрудник «Одонты»: напишите менеджеру центра.',
      `Кабинет центра: ${siteLink(paths.partnerHome)}`,
    ],
  );

export const centerReopened = (to: string, center: Named, before: Closure): NewLetter =>
  centerLetter(to, center, 'center_reopened', 'Продажи центра открыты', [
    isPlanned(before)
      ? `Сотрудник «Одонты» отменил паузу, назначенную центру «${saidBy(center.name)}»: продажи не остановятся.`
      : `Сотрудник «Одонты» закончил паузу центра «${saidBy(center.name)}»: на его курсы снова можно записаться.`,
    `Кабинет центра: ${siteLink(paths.partnerHome)}`,
  ]);

const remarks = (comments: StepComments): string[] =>
  ownSteps
    .filter((step) => comments[step])
    .map((step) => `${onboardingSteps[step].label}: ${comments[step]}`);
