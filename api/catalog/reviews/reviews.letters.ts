import type { Prod } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { type RejectCode, rejectCodes, revisionHours } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { greeting } from '../../platform/mail/strangersWords.ts';

interface About {
  id: number;
  email: string;
  prod: Prod;
}

const resource = 'reviews';
const signature = 'Команда «Одонты»';

export function reviewInvited(
  code: string,
  { email, name, prod }: { email: string; name: string; prod: Prod },
): NewLetter {
  const text = `${greeting(name)}\n\nВы учились на курсе «${prod.name}». Расскажите коллегам, как всё прошло: отзыв займёт пару минут и поможет им выбрать.\n\n${siteLink(`${prodPath(prod)}?review=${code}`)}\n\nКод отзыва: ${code}. Он действует один раз и только для вас.\n\n${signature}`;
  return { kind: 'review_invited', to: email, subject: `Как прошёл курс «${prod.name}»?`, text };
}

export function reviewReceived({ id, email, prod }: About): NewLetter {
  const text = `Здравствуйте!\n\nМы получили ваш отзыв о курсе «${prod.name}». Обычно мы проверяем отзывы в течение рабочего дня и сразу напишем, когда он появится на сайте.\n\n${signature}`;
  return { kind: 'review_received', to: email, subject: 'Отзыв получен', text, resource, record_id: id };
}

/** `key` opens the author's own review; without it he has mended it already, and may not again. */
export function reviewPublished({ id, email, prod }: About, key: string | null): NewLetter {
  const text = `Здравствуйте!\n\nВаш отзыв о курсе «${prod.name}» опубликован, спасибо:\n${siteLink(prodPath(prod))}\n${mending(prod, key, `В течение ${revisionHours.CONFIRMED} часов вы можете один раз его исправить`)}\n${signature}`;
  return {
    kind: 'review_published',
    to: email,
    subject: 'Ваш отзыв опубликован',
    text,
    resource,
    record_id: id,
  };
}

export function reviewRejected(
  { id, email, prod }: About,
  key: string | null,
  { reject_code, reason }: { reject_code: RejectCode; reason: string },
): NewLetter {
  const text = `Здравствуйте!\n\nМы не можем показать ваш отзыв о курсе «${prod.name}».\nПричина: ${rejectCodes[reject_code].toLowerCase()}. ${reason}\n${mending(prod, key, `В течение ${revisionHours.REJECTED / 24} дней вы можете один раз его исправить`)}\n${signature}`;
  return {
    kind: 'review_rejected',
    to: email,
    subject: 'Отзыв не опубликован',
    text,
    resource,
    record_id: id,
  };
}

const mending = (prod: Prod, key: string | null, offer: string) =>
  key === null ? '' : `\n${offer}:\n${siteLink(`${prodPath(prod)}?my_review=${key}`)}\n`;
