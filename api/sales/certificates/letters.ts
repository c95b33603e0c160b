import type { OrderParticipant } from '@odonta/db/models';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { greeting } from '../../platform/mail/strangersWords.ts';

/** The code of the ticket gives the document: the QR code leads anybody to its page, which shows no full name. */
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
