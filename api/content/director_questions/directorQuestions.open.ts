import type { NewDirectorQuestion } from '@odonta/api/contract';
import { DirectorQuestion } from '@odonta/db/models';
import { questionForm } from '@odonta/db/vocabulary/content/requests/questionForm.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { clientTargets, consent } from '../../platform/consents/consent.schema.ts';
import { keepConsent } from '../../platform/consents/keepConsent.ts';
import { anyone, openAudience } from '../../platform/http/audiences.ts';
import { endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { text } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { questionReceived } from './directorQuestions.letters.ts';

const newDirectorQuestion = Joi.object<NewDirectorQuestion>({
  fio: text(questionForm.fio),
  tel: text(questionForm.tel),
  email: text(questionForm.email).lowercase(),
  specialization: text(questionForm.specialization),
  comment: text(questionForm.comment),
  consent,
  ...clientTargets,
});

export const sendDirectorQuestion = endpoint({
  method: 'post',
  path: '/director/question',
  summary: 'Ask the director a question',
  audience: openAudience,
  allow: 'anyone',
  body: newDirectorQuestion,
  limit: { name: 'questions', points: 60, seconds: 3600, by: byAddress },
  handle: async ({ body, origin }) => ({
    message: await unitOfWork.transaction((transaction) => receive(body, origin, transaction)),
  }),
});

async function receive(
  { tel, consent, ...question }: NewDirectorQuestion,
  origin: Origin,
  transaction: Transaction,
) {
  const { fio, email } = question;
  const phone = normalPhone(tel);
  const kept = await keepConsent(
    consent,
    { purpose: 'QUESTION', form: 'question', email, phone },
    origin,
    transaction,
  );
  const { id } = await DirectorQuestion.create(
    { ...question, tel: phone, consent_id: kept?.id ?? null },
    { transaction },
  );
  await writeLetter(questionReceived(id, fio, email), transaction);
  await unitOfWork.audit(
    { by: anyone, origin, action: 'create', resource: 'director_questions', record_id: id, changes: {} },
    transaction,
  );
  return { id };
}
