import { DirectorQuestion } from '@odonta/db/models';
import { questionForm } from '@odonta/db/vocabulary/content/requests/questionForm.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import Joi from 'joi';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { consentByPhone, keepConsentByPhone } from '../../platform/consents/consentByPhone.ts';
import { text } from '../../platform/http/validation.ts';
import type { ActionContext } from '../../platform/kit/resource.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { questionReceived } from './directorQuestions.letters.ts';

interface Asker {
  fio: string;
  tel: string;
  email: string;
  specialization: string;
}
interface QuestionByPhone extends Asker {
  comment: string;
  consent_by_phone: true;
}

/** The clerk may correct the name; the question itself stays unchanged. */
export const askerBody = Joi.object<Asker>({
  fio: text(questionForm.fio),
  tel: text(questionForm.tel),
  email: text(questionForm.email).lowercase(),
  specialization: text(questionForm.specialization),
});

export const questionByPhone = askerBody.append<QuestionByPhone>({
  comment: text(questionForm.comment),
  consent_by_phone: consentByPhone,
});

/** Writes down a question that was asked by phone. */
export async function receiveByPhone({
  body: { consent_by_phone: _given, ...sent },
  origin,
  transaction,
}: ActionContext<SignedInUser, QuestionByPhone>): Promise<DirectorQuestion> {
  const [tel, { fio, email }] = [normalPhone(sent.tel), sent];
  const giver = { purpose: 'QUESTION', email, phone: tel } as const;
  const { id: consent_id } = await keepConsentByPhone(giver, origin, transaction);
  const question = await DirectorQuestion.create({ ...sent, tel, consent_id }, { transaction });
  await writeLetter(questionReceived(question.id, fio, email), transaction);
  return question;
}
