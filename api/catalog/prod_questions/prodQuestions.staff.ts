import type { StaffProdQuestion } from '@odonta/api/contract';
import { Prod, ProdQuestion } from '@odonta/db/models';
import {
  prodQuestionLifecycle,
  prodQuestionLimits,
} from '@odonta/db/vocabulary/catalog/prodQuestionLifecycle.ts';
import { moderationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { literal, Op, type Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict, forbidden, invalid } from '../../platform/http/errors.ts';
import { id } from '../../platform/http/validation.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { anywhere, byCode, byId } from '../../platform/lists/filters.ts';

const { question, answer } = prodQuestionLimits;

const body = Joi.object<Pick<StaffProdQuestion, 'prod_id' | 'question' | 'answer'>>({
  prod_id: id.required(),
  question: Joi.string().trim().min(question.min).max(question.max).required(),
  answer: Joi.string().trim().min(answer.min).max(answer.max).empty('').allow(null),
});

export const prodQuestionsForStaff = defineResource({
  name: 'prod_questions',
  audience: staffAudience,
  impersonator: [...writing, 'publish', 'reject', 'hide'],
  model: ProdQuestion,
  rows: (staff, scope) =>
    scope === 'own' ? { prod_id: { [Op.in]: ofCenters(staff.managed_center_ids) } } : {},
  include: [{ model: Prod, as: 'prod', paranoid: false }],
  present: presentProdQuestions,
  searched: { title: ['question'], detail: ['answer'], words: ['question', 'answer'] },
  list: {
    allow: 'prod_questions.list',
    filters: {
      id: byId(),
      q: anywhere('question', 'answer'),
      status: byCode('status', moderationStatuses),
      prod_id: byId('prod_id'),
    },
    sort: ['id', 'created_at', 'status', 'updated_at'],
    facets: ['status'],
  },
  read: { allow: 'prod_questions.show' },
  create: {
    allow: 'prod_questions.create',
    body,
    run: async ({ body: given, actor, transaction }) => {
      await refuseForeign(given.prod_id, actor, 'prod_questions.create', transaction);
      return ProdQuestion.create(given, { transaction });
    },
  },
  update: {
    allow: 'prod_questions.edit',
    body,
    run: async ({ row, body: given, actor, transaction }) => {
      if (given.prod_id) await refuseForeign(given.prod_id, actor, 'prod_questions.edit', transaction);
      if (row.status === 'CONFIRMED' && given.answer === null)
        throw invalid({ answer: 'У опубликованного вопроса есть ответ: сначала скройте его' });
      row.set(given);
    },
  },
  remove: { allow: 'prod_questions.delete' },
  export: {
    allow: 'prod_questions.export',
    columns: [
      'id',
      'prod_name',
      'question',
      'answer',
      { field: 'status', value: ({ status }) => moderationStatuses[status].label },
    ],
  },
  lifecycle: prodQuestionLifecycle,
  transitions: {
    publish: {
      allow: 'prod_questions.publish',
      run: ({ row }) => {
        if (row.answer === null) throw conflict('Сначала напишите ответ');
        row.published_at ??= new Date();
      },
    },
    reject: { allow: 'prod_questions.reject' },
    hide: { allow: 'prod_questions.hide' },
  },
});

const ofCenters = (ids: readonly number[]) =>
  literal(`(select id from prods where center_id = any(array[${ids.map(Number).join()}]::int[]))`);

/** A manager of some centres answers about their courses alone. */
async function refuseForeign(
  prodId: number,
  staff: SignedInUser,
  right: 'prod_questions.create' | 'prod_questions.edit',
  transaction: Transaction,
): Promise<void> {
  const prod = await Prod.findByPk(prodId, { transaction });
  if (!prod) throw invalid({ prod_id: 'Такого курса нет' });
  if (staff.grants.scope(right) === 'own' && !staff.managed_center_ids.includes(prod.center_id))
    throw forbidden();
}

function presentProdQuestions(rows: ProdQuestion[]): Omit<StaffProdQuestion, 'available_transitions'>[] {
  return rows.map((row) => ({
    id: row.id,
    prod_id: row.prod_id,
    prod_name: row.prod.name,
    center_id: row.prod.center_id,
    question: row.question,
    answer: row.answer,
    status: row.status,
    published_at: secondsOf(row.published_at),
    ...stampsOf(row),
  }));
}
