import { Letter } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { enqueue } from '../../platform/jobs/queue.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { pick, show } from '../../platform/kit/records.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { sendLetterJob } from '../../platform/mail/letters.ts';
import { secretPlace } from '../../platform/mail/secrets.ts';
import { sendSmsJob } from '../../platform/sms/sendSms.ts';

/** An undelivered letter is sent as it is; a delivered one is sent as a new letter, so that the journal of letters stays true. */
export const resendLetter = (outbox: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'post',
    path: '/adm/outbox/:id/resend',
    summary: 'Send a letter once more',
    audience: staffAudience,
    allow: 'queues.retry',
    handle: ({ params, actor, scope, origin }) =>
      unitOfWork.transaction(async (transaction) => {
        const letter = await pick(outbox, actor, scope, params.id ?? '', transaction);
        if (!(letter instanceof Letter)) throw new TypeError('the outbox holds letters');
        const before = letter.status;
        if (letter.status === 'QUEUED') throw conflict('Письмо уже в очереди: оно уйдёт само');
        if (letter.secret === null && letter.text.includes(secretPlace))
          throw conflict('Код или ссылка действуют один раз и здесь уже забыты: нужно запросить новые');
        const sent =
          letter.status === 'FAILED' || letter.status === 'HELD'
            ? await again(letter, transaction)
            : await copy(letter, transaction);
        await enqueue(jobFor(letter), { id: Number(sent.id) }, transaction);
        await unitOfWork.audit(
          {
            by: staffAudience.auditActor(actor),
            origin,
            action: 'resend',
            resource: 'outbox',
            record_id: Number(letter.id),
            changes:
              sent.id === letter.id ? { status: [before, 'QUEUED'] } : { copy: [null, Number(sent.id)] },
          },
          transaction,
        );
        const row = await pick(outbox, actor, scope, String(sent.id), transaction);
        const [message] = await show(outbox, [row], { viewer: actor, transaction });
        return { message };
      }),
  });

const jobFor = ({ channel }: Letter) => ({ name: channel === 'SMS' ? sendSmsJob : sendLetterJob });

const again = (letter: Letter, transaction: Transaction) =>
  letter.update({ status: 'QUEUED', error: null }, { transaction });

function copy({ dataValues: letter }: Letter, transaction: Transaction): Promise<Letter> {
  const { channel, kind, to, subject, text, secret, html, resource, record_id } = letter;
  return Letter.create(
    { channel, kind, to, subject, text, secret, html, resource, record_id },
    { transaction },
  );
}
