import { proposalMinutes } from '@odonta/db/vocabulary/content/articles/proposal.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { overdueSince } from '@odonta/db/vocabulary/workingTime.ts';
import { Op } from 'sequelize';
import { flag } from '../../../platform/http/validation.ts';
import type { Filter } from '../../../platform/lists/listQuery.ts';

/** Proposals that editors have not answered in their time. */
export const overdueProposals: Filter = {
  schema: flag,
  where: (isOverdue: boolean) => {
    const since = new Date(overdueSince(nowInSeconds(), proposalMinutes) * 1000);
    const late = {
      status: 'REVIEW',
      published_at: null,
      submitted_at: { [Op.lte]: since },
    };
    if (isOverdue) return late;
    const isAnswered = { [Op.or]: [{ status: { [Op.ne]: 'REVIEW' } }, { published_at: { [Op.not]: null } }] };
    return { [Op.or]: [isAnswered, { submitted_at: null }, { submitted_at: { [Op.gt]: since } }] };
  },
};
