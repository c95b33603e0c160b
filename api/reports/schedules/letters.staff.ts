import type { SentReport } from '@odonta/api/contract';
import { ReportLetter, ReportSchedule, ReportSending } from '@odonta/db/models';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { rightOf } from '../report.ts';
import { sendReport } from '../sendReport.ts';
import { aboutOf, titleOf } from './inWords.ts';
import { reportOf } from './sending.ts';

const allow: readonly Right[] = ['stats_sales.export', 'stats_finance.export', 'stats_ads.export'];

/** The reports behind the links of letters: for signed-in recipients who may still read them. */
export const letterEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/adm/report_letters/:token',
    summary: 'The report behind a letter to me',
    audience: staffAudience,
    allow,
    impersonator: 'refused',
    handle: async ({ actor, params: { token = '' } }) => {
      const { letter, sending, schedule, report } = await openedBy(actor, token);
      const message: SentReport = {
        title: titleOf(schedule.report),
        about: await aboutOf(schedule.filters),
        from: report.isOfNow ? null : sending.period_from,
        to: report.isOfNow ? null : sending.period_to,
        format: schedule.format,
        expires_at: secondsOf(letter.expires_at),
      };
      return { message };
    },
  }),
  endpoint({
    method: 'get',
    path: '/adm/report_letters/:token/file',
    summary: 'Its file, made now with my present rights',
    audience: staffAudience,
    allow,
    impersonator: 'refused',
    handle: async ({ actor, origin, params: { token = '' }, res }) => {
      const { letter, sending, schedule, report, scope } = await openedBy(actor, token);
      const { period_from: from, period_to: to } = sending;
      const query = { ...schedule.filters, ...(report.isOfNow ? {} : { from, to }) };
      await ReportLetter.update({ taken_at: new Date() }, { where: { id: letter.id, taken_at: null } });
      return sendReport(report, { actor, scope, query, format: schedule.format, origin, res });
    },
  }),
];

/** A link of another user, an expired one and one of a deleted schedule all answer 404, so that they cannot be told apart. */
async function openedBy(actor: SignedInUser, token: string) {
  const letter = await ReportLetter.findOne({
    where: { token_hash: hashOfSecret(token), user_id: actor.id, expires_at: { [Op.gt]: new Date() } },
    include: [{ model: ReportSending, as: 'sending', include: [{ model: ReportSchedule, as: 'schedule' }] }],
  });
  if (!letter) throw notFound('Ссылка не действует: её срок вышел, рассылку удалили или письмо было не вам');
  const { sending } = letter;
  const { schedule } = sending;
  const report = reportOf(schedule);
  const scope = staffAudience.allows(actor, rightOf(report.area, 'export'));
  if (!scope) throw forbidden();
  return { letter, sending, schedule, report, scope };
}
