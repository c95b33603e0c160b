import type { OwnInvitations } from '@odonta/api/contract';
import { BonusTx, Individual, Referral } from '@odonta/db/models';
import { individualAudience } from '../../identity/sessions/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { ruleInForce } from '../bonuses/earning/rules.ts';
import { standing } from '../bonuses/entries.ts';
import { provedKeyOf } from '../bonuses/ofOrders.ts';

/** The link of one's own and how many came by it; never who. */
export const readOwnInvitations = endpoint({
  method: 'get',
  path: '/individual/invitations',
  summary: 'My link for friends, and its results',
  audience: individualAudience,
  allow: 'himself',
  handle: async ({ actor }) => ({ message: await invitationsOf(actor.id) }),
});

async function invitationsOf(individual_id: number): Promise<OwnInvitations> {
  const owner = await Individual.findByPk(individual_id, { rejectOnEmpty: true });
  const rule = await ruleInForce('referral');
  const friends = await Referral.findAll({ where: { individual_id } });
  const source_id = friends.map(({ id }) => id);
  const thanked = await BonusTx.count({
    where: { source_type: 'referral', source_id, kind: 'EARN', ...standing },
  });
  return {
    code: provedKeyOf(owner) === null ? null : (owner.invite_code ?? null),
    terms: rule && { amount: rule.amount, most: rule.most, expiry_days: rule.expiry_days },
    came: friends.length,
    waiting: friends.filter(({ settled_at }) => settled_at === null).length,
    thanked,
  };
}
