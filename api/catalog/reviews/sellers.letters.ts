import type { Prod } from '@odonta/db/models';
import { partnerSection, paths } from '@odonta/db/vocabulary/addresses.ts';
import {
  type ReplyRejectCode,
  replyRejectCodes,
  replyRevisionHours,
} from '@odonta/db/vocabulary/catalog/reviews/reply.ts';
import { type RejectCode, rejectCodes } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { saidBy } from '../../platform/mail/strangersWords.ts';

/** A review, for those of whom it speaks. */
export interface Reviewed {
  id: number;
  prod: Pick<Prod, 'name'>;
}

/** A seller's cabinet: a centre has a section, a lecturer one page. */
export type SellerCabinet = 'center' | 'lecturer';

export interface RefusedReply {
  code: ReplyRejectCode;
  reason: string;
  /** Whether it may not be corrected any more. */
  isFinal: boolean;
  /** Of a reply that stays on the site. */
  isCorrection: boolean;
}

export const reviewAppeared = (to: string, about: Reviewed, cabinet: SellerCabinet): NewLetter => ({
  ...letter(to, about, [
    `На сайте новый отзыв о курсе «${saidBy(about.prod.name)}».`,
    `Прочитать и ответить: ${linkTo(cabinet)}`,
  ]),
  kind: 'review_appeared',
  subject: `Новый отзыв: ${saidBy(about.prod.name)}`,
});

export const replyRejected = (
  to: string,
  about: Reviewed,
  cabinet: SellerCabinet,
  { code, reason, isFinal, isCorrection }: RefusedReply,
): NewLetter => ({
  ...letter(to, about, [
    isCorrection
      ? `Мы не можем показать исправленный ответ на отзыв о курсе «${saidBy(about.prod.name)}»: на сайте остаётся прежний.`
      : `Мы не можем показать ваш ответ на отзыв о курсе «${saidBy(about.prod.name)}».`,
    `Причина: ${replyRejectCodes[code].toLowerCase()}. ${reason}`,
    ...(isFinal
      ? []
      : [`В течение ${replyRevisionHours} часов ответ можно один раз исправить: ${linkTo(cabinet)}`]),
  ]),
  kind: 'reply_rejected',
  subject: isCorrection ? 'Исправленный ответ не опубликован' : 'Ответ на отзыв не опубликован',
});

export const disputeAccepted = (
  to: string,
  about: Reviewed,
  { code, reason }: { code: RejectCode; reason: string },
): NewLetter => ({
  ...letter(to, about, [
    `Мы приняли ваше возражение и сняли с сайта отзыв о курсе «${saidBy(about.prod.name)}».`,
    `Причина: ${rejectCodes[code].toLowerCase()}. ${reason}`,
    'Автор может один раз исправить отзыв; исправленный мы проверим перед публикацией.',
  ]),
  kind: 'dispute_accepted',
  subject: 'Оспоренный отзыв снят с сайта',
});

export const disputeDeclined = (to: string, about: Reviewed, reason: string): NewLetter => ({
  ...letter(to, about, [
    `Отзыв о курсе «${saidBy(about.prod.name)}» остаётся на сайте.`,
    reason,
    `На отзыв можно ответить: ${linkTo('center')}`,
  ]),
  kind: 'dispute_declined',
  subject: 'Возражение против отзыва отклонено',
});

const letter = (to: string, { id }: Reviewed, said: readonly string[]) => ({
  ...{ to, resource: 'reviews', record_id: id },
  text: ['Здравствуйте!', ...said, 'Команда «Одонты»'].join('\n\n'),
});

const linkTo = (cabinet: SellerCabinet): string =>
  siteLink(cabinet === 'center' ? partnerSection('reviews') : `${paths.lkHome}#reviews`);
