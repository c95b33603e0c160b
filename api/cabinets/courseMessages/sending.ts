import type { CourseMessageBody } from '@odonta/api/contract';
import { type Center, CenterMail, CourseMessage, type Prod } from '@odonta/db/models';
import { courseMessagesADay } from '@odonta/db/vocabulary/sales/courseMessage.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import type { AuditActor } from '../../platform/http/audiences.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { courseMessage } from './messages.letters.ts';
import { type Recipient, recipientsOf } from './recipients.ts';

interface Sender {
  id: number;
  name: string;
  by: AuditActor;
  origin: Origin;
}

/** Writes to everybody who comes to a locked course, once to each address. */
export async function sendMessage(
  { prod, center }: { prod: Prod; center: Center },
  { subject, text }: CourseMessageBody,
  { id: sent_by, name, by, origin }: Sender,
  transaction: Transaction,
): Promise<CourseMessage> {
  if (center.status === 'CANCELED') throw conflict('Работа центра приостановлена: напишите менеджеру');
  const day = moscowDay(new Date());
  const sent = await CourseMessage.findAll({ where: { prod_id: prod.id, day }, transaction });
  if (sent.some((one) => one.subject === subject && one.text === text))
    throw conflict('Такое письмо сегодня уже отправлено');
  if (sent.length >= courseMessagesADay)
    throw conflict(
      'Сегодня участникам этого курса уже писали дважды: следующее письмо можно отправить завтра',
    );
  const recipients = await recipientsOf(prod.id, transaction);
  if (recipients.length === 0) throw conflict('Писать некому: оплаченных записей на этот курс нет');
  const message = await CourseMessage.create(
    {
      ...{ prod_id: prod.id, center_id: prod.center_id, day, turn: sent.length + 1, subject, text },
      ...{ recipients: recipients.length, sent_by, sent_by_name: name },
    },
    { transaction },
  );
  const tokens = await tokensOf(center, recipients, transaction);
  const written = { center: center.name, prod: prod.name, subject, text };
  for (const recipient of recipients)
    await writeLetter(courseMessage(recipient, written, tokens.get(recipient.email) ?? ''), transaction);
  const changes: Record<string, [null, unknown]> = {
    ...{ subject: [null, subject], text: [null, text] },
    recipients: [null, recipients.length],
  };
  const named = { action: 'message_participants', resource: 'prods', record_id: prod.id };
  await unitOfWork.audit({ ...named, by, origin, changes }, transaction);
  return message;
}

/** Addresses are in order, so that letters about two courses of a centre wait for each other and never for both. */
async function tokensOf(
  { id: center_id }: Center,
  recipients: readonly Recipient[],
  transaction: Transaction,
): Promise<ReadonlyMap<string, string>> {
  const emails = recipients.map(({ email }) => email);
  await CenterMail.bulkCreate(
    emails.map((email) => ({ center_id, email })),
    { ignoreDuplicates: true, transaction },
  );
  const mails = await CenterMail.findAll({ where: { center_id, email: emails }, transaction });
  return new Map(mails.map(({ email, token }) => [email, token]));
}
