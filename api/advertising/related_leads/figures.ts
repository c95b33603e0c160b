import type { LeadFigures } from '@odonta/api/contract';
import { connectionOf, RelatedLead, RelatedPromotion } from '@odonta/db/models';
import { QueryTypes } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { findRow } from '../../platform/kit/findRow.ts';

export const readLeadFigures = endpoint({
  method: 'get',
  path: '/adm/related_promotions/:id/lead_figures',
  summary: 'How many leads a bonus has brought, and what came of them',
  audience: staffAudience,
  allow: 'related_promotions.show',
  handle: async ({ params }) => {
    const { id } = await findRow(RelatedPromotion, params.id);
    const [found] = await connectionOf(RelatedLead).query<LeadFigures>(statement, {
      ...{ bind: [id], type: QueryTypes.SELECT },
    });
    return { message: found ?? { leads: 0, disputed: 0, rejected: 0, revoked: 0, sales: 0 } };
  },
});

/** Repetitions are no leads: they cost nothing and bring nobody new. */
const statement = `
  select count(*)::int as leads,
    count(*) filter (where disputed_at is not null)::int as disputed,
    count(*) filter (where status = 'REJECTED')::int as rejected,
    count(*) filter (where revoked_at is not null)::int as revoked,
    count(*) filter (where result = 'SALE')::int as sales
  from related_leads where promotion_id = $1 and not is_duplicate`;
