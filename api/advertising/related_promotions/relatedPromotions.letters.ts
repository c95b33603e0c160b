import type { Merchant, RelatedPromotion } from '@odonta/db/models';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';

type Promotion = Pick<RelatedPromotion, 'id' | 'lead_price'>;
type To = Pick<Merchant, 'email'>;

export const promotionApproved = (promotion: Promotion, to: To): NewLetter =>
  letter('promotion_approved', promotion, to, 'опубликован', [
    `Партнёрский бонус № ${promotion.id} прошёл модерацию: в свой срок он стоит у подходящих курсов.`,
  ]);

export const promotionRejected = (promotion: Promotion, reason: string, to: To): NewLetter =>
  letter('promotion_rejected', promotion, to, 'отклонён', [
    `Партнёрский бонус № ${promotion.id} не прошёл модерацию: ${reason}`,
    'Исправьте его в кабинете и отправьте на модерацию снова.',
  ]);

export const promotionHeld = (promotion: Promotion, to: To): NewLetter =>
  letter('promotion_held', promotion, to, 'приостановлен', [
    `Партнёрский бонус № ${promotion.id} ушёл с сайта: на маркетинговом балансе меньше цены лида, ${formatKopecks(promotion.lead_price)}\u00a0₽.`,
    'Пополните баланс, и бонус вернётся на сайт сам.',
  ]);

function letter(
  kind: string,
  { id }: Promotion,
  { email }: To,
  subject: string,
  paragraphs: readonly string[],
): NewLetter {
  const link = `Ваши бонусы и баланс: ${siteLink(paths.relatedPromotions)}`;
  const text = ['Здравствуйте!', ...paragraphs, link, 'Команда «Одонты»'].join('\n\n');
  return {
    ...{ kind, to: email, subject: `Партнёрский бонус № ${id} ${subject}`, text },
    ...{ resource: 'related_promotions', record_id: id },
  };
}
