import type { InvitationCheck } from '@odonta/api/contract';
import { Individual } from '@odonta/db/models';
import { inviteCodePattern } from '@odonta/db/vocabulary/loyalty/bonuses/earningRules.ts';
import { type BuyerActor, buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { provedKeyOf } from '../bonuses/ofOrders.ts';
import { actsFor } from './inviting.ts';

/** Whether the code of a link is valid for the caller. Its owner, and the reason of a refusal, stay hidden. */
export const checkInvitation = endpoint({
  method: 'get',
  path: '/invitations/:code',
  summary: 'Whether a friend’s link is valid',
  audience: buyerAudience,
  allow: 'anyone',
  limit: { name: 'invitations', points: 60, seconds: 60, by: byAddress },
  handle: async ({ params, actor }) => ({ message: await check(params.code ?? '', actor) }),
});

async function check(code: string, actor: BuyerActor): Promise<InvitationCheck> {
  const mayCome = actor.kind === 'guest' || actor.kind === 'individual';
  if (!mayCome || !inviteCodePattern.test(code)) return { acts: false, needs_phone: false };
  const newcomer = actor.kind === 'individual' ? await Individual.findByPk(actor.id) : null;
  const isProved = provedKeyOf(newcomer) !== null;
  const acts = await actsFor(code, newcomer);
  return { acts, needs_phone: acts && !isProved };
}
