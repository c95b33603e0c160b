import type { TrainedEmployee } from '@odonta/api/contract';
import {
  chosenOf,
  dueMonths,
  duesOf,
  type TrainingChoice,
  type TrainingDue,
  trainingDues,
} from '@odonta/db/vocabulary/sales/companies/training.ts';
import { formatDate, formatDays, moscowDay } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { legalAudience } from '../../identity/sessions/audiences.ts';
import { pdfLimit } from '../../platform/documents/sendPdf.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { day, id } from '../../platform/http/validation.ts';
import { announceTable, type TableFormat, tableKinds } from '../../platform/tables/sending.ts';
import { trainingPlanOf } from './plan.ts';

const asked = Joi.object<TrainingChoice & { format: TableFormat }>({
  employee: id,
  from: day,
  to: day,
  due: Joi.number().valid(...dueMonths),
  format: Joi.string()
    .valid(...Object.keys(tableKinds))
    .default('xlsx'),
});

/** The training plan, and the same as a downloadable table; the role decides whose plan is shown. */
export const trainingEndpoints: AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/legal/training',
    summary: 'The employees of my company, their training and until when it counts',
    audience: legalAudience,
    allow: 'himself',
    handle: async ({ actor }) => ({ message: await trainingPlanOf(actor) }),
  }),
  endpoint({
    method: 'get',
    path: '/legal/training/export',
    summary: 'The same as a table, with the same filters',
    audience: legalAudience,
    allow: 'himself',
    query: asked,
    limit: pdfLimit,
    handle: async ({ actor, query, res }) => {
      const { format, ...choice } = query;
      const today = moscowDay(new Date());
      const { employees } = await trainingPlanOf(actor);
      const months = choice.due ?? dueMonths[0];
      const people = employees.map((each) => ({ ...each, dues: duesOf(each, { months, today }) }));
      announceTable(res, 'training', format);
      const table = tableKinds[format].writer(res, columns);
      await table.rows(chosenOf(people, choice, today).flatMap(rowsOf));
      await table.end();
      return 'sent';
    },
  }),
];

const columns = [
  'Сотрудник',
  'Курс',
  'Когда',
  'Где',
  'Состояние',
  'Баллы НМО (ЗЕТ)',
  'Сертификат',
  'Выдан',
  'Действует до',
  'Пора на обучение',
];

/** A line for each course, each with its employee's data: lines are sorted and filtered one by one. */
function rowsOf({ name, courses, dues }: TrainedEmployee & { dues: readonly TrainingDue[] }) {
  const why = dues.map((due) => trainingDues[due].label).join(', ');
  return courses.map(({ prod, status_label, points, certificate, valid_until }) => [
    name,
    prod.name,
    prod.date_start === null ? '' : formatDays(prod.date_start, prod.date_end ?? prod.date_start),
    prod.place,
    status_label,
    points,
    certificate?.number ?? '',
    certificate ? formatDate(certificate.date) : '',
    valid_until ? formatDate(valid_until) : '',
    why,
  ]);
}
