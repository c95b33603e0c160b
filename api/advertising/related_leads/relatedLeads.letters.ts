import type { Merchant, RelatedLead, RelatedPromotion } from '@odonta/db/models';
import { partnerConsentPath, paths } from '@odonta/db/vocabulary/addresses.ts';
import { disputeHours, withdrawalDays } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { exactRoublesOf, formatExact } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { saidBy } from '../../platform/mail/strangersWords.ts';
import { withdrawalTokenOf } from './tokens.ts';

type Lead = Pick<RelatedLead, 'id' | 'email'>;
type Offer = Pick<RelatedPromotion, 'id' | 'name'>;

/** To the person: what he has agreed to, and the link that ends it. */
export const leadGiven = (
  lead: Lead,
  promotion: Offer,
  { name, inn }: Pick<Merchant, 'name' | 'inn'>,
): NewLetter =>
  letter(
    'lead_given',
    lead,
    lead.email,
    'Вы передали контакты партнёру',
    [
      `Вы согласились передать имя и фамилию, телефон, почту, город и название курса организации ${saidBy(name)}, ИНН ${inn}, по предложению «${saidBy(promotion.name)}». Она свяжется с вами.`,
      `Передумали? Отзовите согласие по этой ссылке в течение ${plural(withdrawalDays, ['дня', 'дней', 'дней'])}: {secret}`,
      'Тогда мы сотрём ваши данные и сообщим организации, что использовать их больше нельзя.',
    ],
    siteLink(partnerConsentPath(withdrawalTokenOf(lead.id))),
  );

/** To the organisation. It names nobody: a letter can not be taken back when the person withdraws his consent. */
export const leadArrived = (to: string, lead: Lead, promotion: Offer): NewLetter =>
  letter('lead_arrived', lead, to, `Новый лид № ${lead.id}`, [
    `По предложению «${saidBy(promotion.name)}» пришёл лид № ${lead.id}. Имя, телефон и почта — в кабинете: ${siteLink(paths.relatedPromotions)}`,
    `Позвоните скорее: оспорить лид можно ${plural(disputeHours, ['час', 'часа', 'часов'])}, потом он оплачивается с баланса.`,
  ]);

const revocations = {
  WITHDRAWN: { subject: 'согласие отозвано', said: 'отозвал согласие' },
  NO_CONSENT: { subject: 'согласия не было', said: 'согласия не давал: вы его оспорили, и спор признан' },
} as const;
export type RevocationCause = keyof typeof revocations;

/** To the organisation, whatever else it listens to: the law asks it to forget the person. */
export const leadRevoked = (to: string, lead: Lead, promotion: Offer, cause: RevocationCause): NewLetter =>
  letter('lead_revoked', lead, to, `Лид № ${lead.id}: ${revocations[cause].subject}`, [
    `Человек, которого мы передали вам по предложению «${saidBy(promotion.name)}» (лид № ${lead.id}), ${revocations[cause].said}.`,
    'Удалите его имя, телефон и почту у себя и больше не связывайтесь с ним. В кабинете этих данных уже нет.',
  ]);

/** To the organisation: how its dispute ended. It names nobody either. */
export const disputeDecided = (
  to: string,
  lead: Pick<RelatedLead, 'id' | 'email' | 'status' | 'price'>,
  promotion: Offer,
  reason: string,
): NewLetter => {
  const isAccepted = lead.status === 'REJECTED';
  const sum = formatExact(exactRoublesOf(lead.price));
  return letter(
    'lead_dispute_decided',
    lead,
    to,
    `Лид № ${lead.id}: спор ${isAccepted ? 'признан' : 'отклонён'}`,
    [
      `Вы оспорили лид № ${lead.id} по предложению «${saidBy(promotion.name)}».`,
      isAccepted
        ? `Спор признан: ${sum} снова свободны на вашем балансе, контактов этого человека в кабинете больше нет.`
        : `Спор отклонён: лид оплачен с вашего баланса, ${sum}.`,
      `Почему: ${saidBy(reason)}`,
    ],
  );
};

function letter(
  kind: string,
  { id }: Lead,
  to: string | null,
  subject: string,
  paragraphs: readonly string[],
  secret?: string,
): NewLetter {
  const text = ['Здравствуйте!', ...paragraphs, 'Команда «Одонты»'].join('\n\n');
  return {
    ...{ kind, to, subject, text, resource: 'related_leads', record_id: id },
    ...(secret !== undefined && { secret }),
  };
}
