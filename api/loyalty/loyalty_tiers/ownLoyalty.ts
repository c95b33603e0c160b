import type { CompanyLoyalty } from '@odonta/api/contract';
import { LegalUser } from '@odonta/db/models';
import { bonusKeyOf } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import { legalAudience } from '../../identity/sessions/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { bonusesUnder } from '../bonuses/ownBonuses.ts';
import { standingsOf } from './standing.ts';

/** The terms of a company; its bonuses are shown once staff have verified its tax number. */
export const readOwnLoyalty = endpoint({
  method: 'get',
  path: '/legal/loyalty',
  summary: 'The level and the bonuses of my company',
  audience: legalAudience,
  allow: 'documents',
  handle: async ({ actor: { legal_user_id } }) => {
    const company = await LegalUser.findByPk(legal_user_id, { rejectOnEmpty: true });
    const key = company.verified_at === null ? null : bonusKeyOf(company);
    const message: CompanyLoyalty = {
      ...(await standingsOf([company]))(company),
      bonuses: key === null ? null : await bonusesUnder(key),
    };
    return { message };
  },
});
