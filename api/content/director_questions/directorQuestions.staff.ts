import type { StaffDirectorQuestion } from '@odonta/api/contract';
import { DirectorQuestion } from '@odonta/db/models';
import { directorQuestionLifecycle } from '@odonta/db/vocabulary/content/requests/directorQuestion.ts';
import { maskEmail, maskName, maskPhone, maskText } from '@odonta/db/vocabulary/masks.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { requestStatusesOfHim, requestStatusNumber } from '@odonta/db/vocabulary/statuses.ts';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { ofClient } from '../../orders/clients/ofClient.ts';
import { conflict } from '../../platform/http/errors.ts';
import { line } from '../../platform/http/validation.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { defineResource, type ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { anywhere, byCode, byId, since, until } from '../../platform/lists/filters.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { askerBody, questionByPhone, receiveByPhone } from './directorQuestions.byPhone.ts';
import { questionAnswered } from './directorQuestions.letters.ts';
import { sendDirectorQuestion } from './directorQuestions.open.ts';

const answering = Joi.object<{ answer: string }>({ answer: line(4000).min(3).required() });

export const directorQuestionsForStaff = defineResource({
  name: 'director_questions',
  audience: staffAudience,
  impersonator: [...writing, 'answer', 'reject', 'reopen'],
  model: DirectorQuestion,
  rows: () => ({}),
  present: presentQuestions,
  personal: { fio: maskName, tel: maskPhone, email: maskEmail, comment: maskText, answer: maskText },
  searched: {
    title: ['fio'],
    detail: ['tel', 'email', 'specialization'],
    words: ['fio', 'tel', 'email', 'comment'],
    phones: ['tel'],
    emails: ['email'],
  },
  list: {
    allow: 'director_questions.list',
    filters: {
      id: byId(),
      q: anywhere('fio', 'tel', 'email', 'comment'),
      client: ofClient('director_questions', { phone: 'tel', shownAs: 'tel' }),
      status: byCode('status', requestStatusesOfHim),
      created_from: since('created_at'),
      created_to: until('created_at'),
    },
    sort: ['id', 'created_at', 'fio', 'status', 'specialization'],
    facets: ['status'],
  },
  read: { allow: 'director_questions.show' },
  create: { allow: 'director_questions.create', body: questionByPhone, run: receiveByPhone },
  update: {
    allow: 'director_questions.edit',
    body: askerBody,
    run: ({ row, body: { tel, ...body } }) => {
      if (row.status !== 'CREATED') throw conflict('Вопрос закрыт: сначала верните его в работу');
      row.set({ ...body, ...(tel === undefined ? {} : { tel: normalPhone(tel) }) });
      return Promise.resolve();
    },
  },
  remove: { allow: 'director_questions.delete' },
  export: {
    allow: 'director_questions.export',
    columns: [
      'id',
      { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
      { field: 'status', value: ({ status }) => requestStatusesOfHim[status].label },
      'fio',
      'specialization',
      'comment',
      'answer',
    ],
  },
  lifecycle: directorQuestionLifecycle,
  transitions: {
    answer: staffTransition(DirectorQuestion, answering, {
      allow: 'director_questions.answer',
      run: async ({ row, body: { answer }, actor, transaction }) => {
        row.set({ answer, answered_by: actor.id, answered_at: new Date() });
        await writeLetter(questionAnswered(row, answer), transaction);
      },
    }),
    reject: { allow: 'director_questions.reject' },
    cancel: 'notOfStaff',
    reopen: { allow: 'director_questions.reopen' },
  },
  endpoints: () => [sendDirectorQuestion],
});

async function presentQuestions(
  rows: DirectorQuestion[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffDirectorQuestion, 'available_transitions'>[]> {
  const histories = await historiesOf(
    'director_questions',
    directorQuestionLifecycle,
    rows.map(({ id }) => id),
    readContext,
  );
  return rows.map((row) => ({
    id: row.id,
    fio: row.fio,
    tel: row.tel,
    email: row.email,
    specialization: row.specialization,
    comment: row.comment,
    client_target: row.client_target,
    client_target_first: row.client_target_first,
    status: row.status,
    status_num: requestStatusNumber(row.status),
    answer: row.answer,
    answered_by: row.answered_by,
    answered_at: secondsOf(row.answered_at),
    history: histories.get(row.id) ?? [],
    ...stampsOf(row),
  }));
}
