import type { OrderParticipant } from '@odonta/db/models';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { greeting } from '../../platform/mail/strangersWords.ts';

/** The paper is got by the code of the ticket: the square on it leads anybody to its page, and that tells no full name. */
export const certificateIssued = (
  { order, first_name, ticket_code }: OrderParticipant,
  to: string,
  number: string,
): NewLetter => ({
  kind: 'certificate',
  to,
  subject: `Сертификат о курсе «${order.snapshot.name}»`,
  text: [
    greeting(first_name),
    `Учебный центр «${order.snapshot.center}» выдал вам сертификат № ${number} о курсе «${order.snapshot.name}».`,
    `Скачать сертификат: ${siteLink('/api/tickets/{secret}/certificate.pdf')}`,
    'Команда «Одонты»',
  ].join('\n\n'),
  secret: ticket_code,
  resource: 'orders',
  record_id: order.id,
});
