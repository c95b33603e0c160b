import { centerLettersPath } from '@odonta/db/vocabulary/addresses.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { greeting, quoted, saidBy } from '../../platform/mail/strangersWords.ts';
import type { Recipient } from './recipients.ts';

interface Written {
  /** The name of the centre. */
  center: string;
  /** The name of the course. */
  prod: string;
  subject: string;
  text: string;
}

/** The words of a centre to those who come to its course, clearly in its name; `token` ends such letters of it. */
export function courseMessage(
  { email, first_name, order_id }: Recipient,
  { center, prod, subject, text }: Written,
  token: string,
): NewLetter {
  const paragraphs = [
    greeting(first_name),
    `Учебный центр «${saidBy(center)}» пишет участникам курса «${saidBy(prod)}»:`,
    quoted(text, 3000),
    'Письмо написал учебный центр, «Одонта» его передала. Центр не увидит ответа на него: с вопросами пишите и звоните нам.',
    `Больше не присылать письма этого центра: ${siteLink(centerLettersPath(token))}`,
    'Команда «Одонты»',
  ];
  return {
    kind: 'course_message',
    to: email,
    subject: `Центр «${saidBy(center, 120)}»: ${saidBy(subject, 120)}`,
    text: paragraphs.join('\n\n'),
    unsubscribe_path: `/api/centers/letters/${token}`,
    resource: 'orders',
    record_id: order_id,
  };
}
