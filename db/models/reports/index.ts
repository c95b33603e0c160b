import { initReportLetter, ReportLetter } from './ReportLetter.ts';
import { initReportRecipient, ReportRecipient } from './ReportRecipient.ts';
import { initReportSchedule, ReportSchedule } from './ReportSchedule.ts';
import { initReportSending, ReportSending } from './ReportSending.ts';

export { ReportLetter } from './ReportLetter.ts';
export { ReportRecipient } from './ReportRecipient.ts';
export { ReportSchedule } from './ReportSchedule.ts';
export { ReportSending } from './ReportSending.ts';

export function associateReports(): void {
  ReportSchedule.hasMany(ReportRecipient, { as: 'recipients', foreignKey: 'schedule_id' });
  ReportSchedule.hasMany(ReportSending, { as: 'sendings', foreignKey: 'schedule_id' });
  ReportSending.belongsTo(ReportSchedule, { as: 'schedule', foreignKey: 'schedule_id' });
  ReportSending.hasMany(ReportLetter, { as: 'letters', foreignKey: 'sending_id' });
  ReportLetter.belongsTo(ReportSending, { as: 'sending', foreignKey: 'sending_id' });
}

export const reportsModels = [initReportSchedule, initReportRecipient, initReportSending, initReportLetter];
