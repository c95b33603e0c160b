import type { EnteredReview, NewReview, ReviewBody } from '@odonta/api/contract';
import { type ReplyRejectCode, replyRejectCodes } from '@odonta/db/vocabulary/catalog/reviews/reply.ts';
import {
  type RejectCode,
  type ReplyAuthor,
  rejectCodes,
  replyAuthors,
  reviewSources,
  reviewsAtOnce,
} from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { markRequired, reviewForm } from '@odonta/db/vocabulary/catalog/reviews/reviewForm.ts';
import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import Joi from 'joi';
import { consent } from '../../platform/consents/consent.schema.ts';
import { consentByPhone } from '../../platform/consents/consentByPhone.ts';
import { id, line, listOf, text } from '../../platform/http/validation.ts';

const mark = Joi.number()
  .integer()
  .min(1)
  .max(5)
  .messages(
    Object.fromEntries(
      ['any.required', 'number.base', 'number.integer', 'number.min', 'number.max', 'number.unsafe'].map(
        (rule) => [rule, markRequired],
      ),
    ),
  );
const given = mark.required();

const scores = Joi.object({
  program: given,
  lecturer: given,
  organisation: given,
  practice: mark.allow(null).default(null),
});

const words = {
  text: text(reviewForm.text),
  pros: text(reviewForm.pros),
  cons: text(reviewForm.cons),
};

const body = {
  client_name: text(reviewForm.client_name),
  is_unnamed: Joi.boolean().default(false),
  scores,
  rating: mark.when('scores', { is: Joi.exist(), otherwise: Joi.required() }),
  ...words,
};

export const reviewBody = Joi.object<ReviewBody>(body);

export const newReview = Joi.object<NewReview>({
  ...body,
  prod_id: id.required(),
  code: line(40).empty(['', null]),
  email: text(reviewForm.email).lowercase(),
  lecturers: listOf(id, 20),
  consent: Joi.alternatives()
    .try(Joi.boolean().valid(true).messages({ 'any.only': consentMissing }), consent)
    .required()
    .messages({
      'any.required': consentMissing,
      'alternatives.match': consentMissing,
      'alternatives.types': consentMissing,
    }),
});

export const enteredReview = Joi.object<EnteredReview>({
  client_name: body.client_name,
  is_unnamed: body.is_unnamed,
  scores: scores.required().messages({ 'any.required': markRequired }),
  ...words,
  prod_id: id.required(),
  lecturers: listOf(id, 20),
  source: Joi.string()
    .valid(...Object.keys(reviewSources))
    .required()
    .messages({ 'any.required': 'Укажите, как пришёл отзыв' }),
  email: text(reviewForm.email).lowercase(),
  consent_by_phone: consentByPhone,
});

export const reviewQuery = Joi.object({
  prod_id: id,
  lecturer: line(200),
  center: line(100),
  limit: Joi.number().integer().min(1).max(50).default(reviewsAtOnce),
  offset: Joi.number().integer().min(0).max(100_000).default(0),
})
  .oxor('center', 'lecturer')
  .oxor('center', 'prod_id');

export const rejection = Joi.object<{ reject_code: RejectCode }>({
  reject_code: Joi.string()
    .valid(...Object.keys(rejectCodes))
    .required()
    .messages({ 'any.required': 'Выберите причину' }),
});

const ofRejected = (schema: Joi.StringSchema, missing: string) =>
  Joi.when('reply_status', {
    is: 'REJECTED',
    then: schema.required().messages({ 'any.required': missing, 'string.empty': missing }),
    otherwise: Joi.any().strip(),
  });

export type ReplyVerdict =
  | { reply_status: 'CONFIRMED' }
  | { reply_status: 'REJECTED'; reply_reject_code: ReplyRejectCode; reply_reject_reason: string };

export const replyVerdict = Joi.object<ReplyVerdict>({
  reply_status: Joi.string()
    .valid('CONFIRMED', 'REJECTED')
    .required()
    .messages({ 'any.required': 'Выберите, что сделать с ответом' }),
  reply_reject_code: ofRejected(
    Joi.string().valid(...Object.keys(replyRejectCodes)),
    'Выберите, что не так с ответом',
  ),
  reply_reject_reason: ofRejected(line(1000).min(3), 'Напишите автору ответа, что не так'),
});

export interface StaffReply {
  is_unnamed?: boolean;
  reply?: { author_kind: ReplyAuthor; text: string };
}

export const reviewEdit = Joi.object<StaffReply>({
  is_unnamed: Joi.boolean(),
  reply: Joi.object({
    author_kind: Joi.string()
      .valid(...Object.keys(replyAuthors))
      .required(),
    text: line(2000).min(3).required(),
  }),
});

export const newReviewCode = Joi.object<{ prod_id: number; email: string; name: string }>({
  prod_id: id.required(),
  email: text({ ...reviewForm.email, required: 'Укажите почту участника' }).lowercase(),
  name: text(reviewForm.client_name),
});
