import type { ReviewInvitation } from '@odonta/api/contract';
import { Prod, ReviewCode } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditStaff } from '../../identity/sessions/auditStaff.ts';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import type { Changes } from '../../platform/transitions/transition.ts';
import { reviewInvited } from './reviews.letters.ts';
import { newReviewCode } from './reviews.schema.ts';
import { newCode, plainCode, whereCode } from './reviews.secrets.ts';

export const issueReviewCode = endpoint({
  method: 'post',
  path: '/adm/review_codes',
  summary: 'Send a participant of a course the code for his review',
  audience: staffAudience,
  allow: 'reviews.confirm',
  body: newReviewCode,
  handle: async ({ body, actor, origin }) => ({
    message: await unitOfWork.transaction(async (transaction) => {
      const id = await invite(body, actor.id, transaction);
      const changes: Changes = { prod_id: [null, body.prod_id] };
      const action = { action: 'issue_code', resource: 'reviews', record_id: null, changes };
      await auditStaff({ actor, origin }, action, transaction);
      return { id };
    }),
    status: 201,
  }),
});

export const readReviewInvitation = endpoint({
  method: 'get',
  path: '/reviews/invitations/:code',
  unkept: 'personal: the code is a secret of one participant',
  summary: 'The course and the name behind a review code',
  audience: openAudience,
  allow: 'anyone',
  limit: { name: 'review_invitations', points: 60, seconds: 3600, by: byAddress },
  handle: async ({ params }) => ({ message: await invitationOf(params.code ?? '') }),
});

/** A participant who has lost the letter gets a new code, and the old one becomes void; after a review there is none. */
async function invite(
  { prod_id, email, name }: { prod_id: number; email: string; name: string },
  issued_by: number,
  transaction: Transaction,
): Promise<number> {
  const prod = await Prod.findByPk(prod_id, { transaction });
  if (!prod) throw invalid({ prod_id: 'Такого курса нет' });
  const written = { prod_id, email, used_at: { [Op.ne]: null } };
  if (await ReviewCode.findOne({ where: written, transaction }))
    throw conflict('Этот участник уже оставил отзыв о курсе');
  const code = newCode();
  const [row] = await ReviewCode.upsert(
    {
      ...{ prod_id, email, name, issued_by, code_hash: hashOfSecret(plainCode(code)) },
      ...{ reminded_at: null, reminder_hash: null },
    },
    { conflictFields: ['prod_id', 'email'], transaction },
  );
  await writeLetter(reviewInvited(code, { email, name, prod }, null), transaction);
  return row.id;
}

async function invitationOf(typed: string): Promise<ReviewInvitation> {
  const code = await ReviewCode.findOne({ where: whereCode(typed) });
  if (!code) throw notFound('Такого кода нет. Откройте ссылку из письма ещё раз');
  if (code.used_at) throw conflict('По этому коду отзыв уже оставлен');
  return { prod_id: code.prod_id, client_name: code.name };
}
