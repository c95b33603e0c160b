import { Letter } from '@odonta/db/models';
import type { QueueName } from '@odonta/db/vocabulary/jobs.ts';
import type { Transaction } from 'sequelize';
import { enqueue } from '../jobs/queue.ts';
import { delivery, NeverDelivered } from '../mail/delivery.ts';
import { type SmsGateway, SmsRefused } from './port.ts';

export const sendSmsJob = 'send-sms' satisfies QueueName;

export type NewSms = Pick<Letter, 'kind' | 'to' | 'subject' | 'text'> &
  Partial<Pick<Letter, 'secret' | 'resource' | 'record_id'>>;

/** Puts a message into the outbox; it leaves once the transaction has committed. */
export async function writeSms(sms: NewSms, transaction: Transaction): Promise<void> {
  const row = await Letter.create({ ...sms, channel: 'SMS' }, { transaction });
  await enqueue({ name: sendSmsJob }, { id: Number(row.id) }, transaction);
}

/** Sends messages of the outbox to a service. A permanent refusal is not retried: each try costs money. */
export function smsSender(gateway: SmsGateway) {
  return delivery(sendSmsJob, 'SMS', ({ to, text }) =>
    gateway.send({ to, text }).catch((error: unknown) => {
      throw error instanceof SmsRefused && error.isFinal ? new NeverDelivered(error.message) : error;
    }),
  );
}
