import type { NewReportSchedule, ReportScheduleDraft } from '@odonta/api/contract';
import { rhythms, scheduleLimits, sentPeriods } from '@odonta/db/vocabulary/reports/schedules.ts';
import Joi from 'joi';
import { check, id } from '../../platform/http/validation.ts';
import type { Report } from '../report.ts';
import { reports } from '../reports.ts';

const { recipients, lastMonthDay } = scheduleLimits;
const only = (rhythm: string, day: Joi.NumberSchema) =>
  Joi.when('rhythm', { is: rhythm, then: day.required(), otherwise: Joi.valid(null).default(null) });

const draft = {
  rhythm: Joi.string()
    .valid(...Object.keys(rhythms))
    .required(),
  weekday: only('WEEKLY', Joi.number().integer().min(1).max(7)),
  month_day: only('MONTHLY', Joi.number().integer().min(1).max(lastMonthDay)),
  // Every Monday the same month would come once more.
  period: Joi.when('rhythm', {
    is: 'WEEKLY',
    then: Joi.valid('LAST_WEEK').required().messages({ 'any.only': 'Прошлый месяц присылается раз в месяц' }),
    otherwise: Joi.string()
      .valid(...Object.keys(sentPeriods))
      .required(),
  }),
  format: Joi.string().valid('xlsx', 'csv').required(),
  recipient_ids: Joi.array()
    .items(id)
    .unique()
    .min(1)
    .max(recipients)
    .required()
    .messages({ 'array.min': 'Выберите, кому присылать' }),
};

export const scheduleDraft = Joi.object<ReportScheduleDraft>(draft);

export const newSchedule = Joi.object<NewReportSchedule>({
  ...draft,
  report: Joi.string()
    .valid(...reports.map(({ name }) => name))
    .required(),
  filters: Joi.object().default({}),
});

/** The filters of a report for storing; 422 names unknown ones. */
export const filtersOf = ({ filters }: Report, sent: unknown): Record<string, unknown> =>
  check(Joi.object<Record<string, unknown>>({ ...filters }), sent);
