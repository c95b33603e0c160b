import type { Approval, ApprovedFields, Center } from '@odonta/db/models';
import { partnerSection } from '@odonta/db/vocabulary/addresses.ts';
import { centerRequisitesEntity } from '@odonta/db/vocabulary/money/centerRequisites.entity.ts';
import { payoutTerms } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { centerLetter } from '../../platform/mail/centerLetter.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { saidBy } from '../../platform/mail/strangersWords.ts';

type Named = Pick<Center, 'id' | 'name'>;

/** An owner who knows nothing of it can still stop it. */
export const requisitesAsked = (
  to: string,
  center: Named,
  { asker, after }: { asker: string; after: ApprovedFields },
): NewLetter =>
  centerLetter(to, center, 'requisites_asked', 'Запрос на смену реквизитов центра', [
    `${saidBy(asker, 200)} просит изменить реквизиты центра «${saidBy(center.name)}»: ${fieldsOf(after)}.`,
    'Пока бухгалтер «Одонты» не подтвердит их, выплаты идут по прежним реквизитам.',
    `Если вы не знаете об этом запросе, отзовите его в кабинете и смените пароль: ${link()}`,
  ]);

export const requisitesDecided = (
  to: string,
  center: Named,
  { status, after, reason }: Pick<Approval, 'status' | 'after' | 'reason'>,
): NewLetter =>
  status === 'CONFIRMED'
    ? centerLetter(to, center, 'requisites_confirmed', 'Реквизиты центра изменены', [
        `Бухгалтер «Одонты» подтвердил новые реквизиты центра «${saidBy(center.name)}»: ${fieldsOf(after)}.`,
        `В ближайшие ${plural(payoutTerms.daysOfCall, ['день', 'дня', 'дней'])} перед выплатой мы позвоним вам и проверим их.`,
        `Если вы их не меняли, сразу напишите своему менеджеру. Реквизиты в кабинете: ${link()}`,
      ])
    : centerLetter(to, center, 'requisites_rejected', 'Реквизиты центра не изменены', [
        `Запрос на смену реквизитов центра «${saidBy(center.name)}» не подтверждён. Выплаты идут по прежним реквизитам.`,
        ...(reason ? [reason] : []),
        `Поправить и отправить снова: ${link()}`,
      ]);

/** Only names: an account has no place in a letter. */
const fieldsOf = (after: ApprovedFields): string =>
  Object.keys(after)
    .map((field) => `«${labels[field] ?? field}»`)
    .join(', ');

const labels: Readonly<Record<string, string>> = centerRequisitesEntity.fields;

const link = () => siteLink(partnerSection('requisites'));
