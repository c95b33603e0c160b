import { Consent, sequelizeOf } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import type { AuditActor } from '../../platform/http/audiences.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { suppress } from '../../platform/mail/suppressing.ts';
import type { Reader } from './readers.ts';

const reader: AuditActor = { id: null, name: 'Получатель рассылки', roles: [] };

/** Ends mailings to the address at once: its letters that wait in any mailing are skipped. */
export const unsubscribe = ({ id, email }: Reader, origin: Origin): Promise<void> =>
  unitOfWork.transaction(async (transaction) => {
    await endMailings(email, { by: reader, origin }, transaction);
    await sequelizeOf(transaction).query(
      'update mailing_recipients set unsubscribed_at = now() where id = $1 and unsubscribed_at is null',
      { bind: [id], type: QueryTypes.UPDATE, transaction },
    );
  });

/** The consent is withdrawn as well, so that only the person brings the letters back. */
export async function endMailings(
  email: string,
  signed: { by: AuditActor; origin: Origin },
  transaction: Transaction,
): Promise<void> {
  await suppress({ email, reason: 'UNSUBSCRIBED' }, signed, transaction);
  const where = { purpose: 'ADVERTISING' as const, email, withdrawn_at: null };
  await Consent.update({ withdrawn_at: new Date() }, { where, transaction });
  await sequelizeOf(transaction).query(
    `update mailing_recipients set state = 'SKIPPED', skipped_because = 'SUPPRESSED', next_at = null, settled_at = clock_timestamp()
     where id in (select id from mailing_recipients where email = $1 and state = 'QUEUED' order by id for no key update)`,
    { bind: [email], type: QueryTypes.UPDATE, transaction },
  );
}
