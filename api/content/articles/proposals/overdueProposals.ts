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
    const late = {
      status: 'REVIEW',
      submitted_at: { [Op.lte]: new Date(overdueSince(nowInSeconds(), proposalMinutes) * 1000) },
    };
    return isOverdue ? late : { [Op.or]: [{ [Op.not]: late }, { submitted_at: null }] };
  },
};
