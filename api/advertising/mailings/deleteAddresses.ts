import { connectionOf, MailingRecipient } from '@odonta/db/models';
import { QueryTypes } from 'sequelize';

/** A limit, so that deleting does not block new letters. */
const most = 5000;

/**
 * Addresses of mailings are kept for a year after the end, as logs are, and so long the links of their letters work.
 * Answers of mail servers name addresses as well. The figures stay.
 */
export async function deleteAddresses(): Promise<void> {
  await connectionOf(MailingRecipient).query(
    `update mailing_recipients set email = null, error = null where id in (
       select r.id from mailings m join mailing_recipients r on r.mailing_id = m.id
       where m.finished_at < now() - interval '1 year' and r.email is not null
         and r.state not in ('QUEUED', 'SENDING') limit $1)`,
    { bind: [most], type: QueryTypes.UPDATE },
  );
}
