import type { Prod } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { type RejectCode, rejectCodes, revisionHours } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { secretPlace } from '../../platform/mail/secrets.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { greeting, saidBy } from '../../platform/mail/strangersWords.ts';
import { endingOf } from './reviews.mail.ts';

interface About {
  id: number;
  email: string;
  prod: Prod;
}

const resource = 'reviews';
const signature = 'Команда «Одонты»';

interface Invited {
  email: string;
  name: string;
  prod: Prod;
}

/** `token` ends such letters; without it a person of staff has sent the code, as the participant asked. */
export function reviewInvited(code: string, { email, name, prod }: Invited, token: string | null): NewLetter {
  const offer = `Вы учились на курсе «${prod.name}». Расскажите коллегам, как всё прошло: отзыв займёт пару минут и поможет им выбрать.`;
  return {
    ...inviting(code, [greeting(name), offer], prod, token),
    // What he has asked for comes even where invitations are not wanted.
    kind: token === null ? 'review_code' : 'review_invited',
    to: email,
    subject: `Как прошёл курс «${prod.name}»?`,
  };
}

export function reviewReminded(code: string, { email, name, prod }: Invited, token: string): NewLetter {
  const offer = `Несколько дней назад мы спросили, как прошёл курс «${prod.name}». Если найдётся пара минут, напишите отзыв: больше мы о нём не напомним.`;
  return {
    ...inviting(code, [greeting(name), offer], prod, token),
    kind: 'review_reminded',
    to: email,
    subject: `Вы ещё можете оставить отзыв: «${prod.name}»`,
  };
}

/** The code is a secret: staff who read the outbox could sign with it otherwise. */
function inviting(code: string, said: readonly string[], prod: Prod, token: string | null) {
  const ending = token === null ? null : endingOf(token);
  const text = [
    ...said,
    siteLink(`${prodPath(prod)}?review=${secretPlace}`),
    `Код отзыва: ${secretPlace}. Он действует один раз и только для вас.`,
    ...(ending ? [ending.line] : []),
    signature,
  ].join('\n\n');
  return { text, secret: code, ...(ending && { unsubscribe_path: ending.unsubscribe_path }) };
}

/** A published reply of the centre or the lecturer, to the author of the review. */
export function replyShown(
  { id, email, prod }: About,
  { who, text: reply }: { who: string; text: string },
  token: string,
): NewLetter {
  const { line, unsubscribe_path } = endingOf(token);
  const text = `Здравствуйте!\n\n${saidBy(who)}: ответ на ваш отзыв о курсе «${prod.name}».\n\n«${saidBy(reply, 2000)}»\n\nОтвет на странице курса: ${siteLink(prodPath(prod))}\n\n${line}\n\n${signature}`;
  return {
    kind: 'review_replied',
    to: email,
    subject: 'На ваш отзыв ответили',
    ...{ text, unsubscribe_path, resource, record_id: id },
  };
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
