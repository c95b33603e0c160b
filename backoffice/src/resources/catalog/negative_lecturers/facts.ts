import type { StaffNegativeLecturer } from '@odonta/api/contract';

/** The lecturer has objected and waits for an answer. */
export const isAppealed = ({ status, appeal, appeal_answer }: StaffNegativeLecturer): boolean =>
  status === 'CREATED' && appeal !== null && appeal_answer === null;

export const reporterOf = ({ center_name }: StaffNegativeLecturer): string =>
  center_name ?? 'Сотрудники «Одонты»';
