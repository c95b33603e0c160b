import { inviteCodePattern, inviteParameter } from '@odonta/db/vocabulary/loyalty/bonuses/earningRules.ts';
import { stored } from '../../../lib/stored.ts';

/** Stores the friend's link by which this browser came; of several links the last counts. */
export function rememberFriend(search: string): void {
  const code = new URLSearchParams(search).get(inviteParameter);
  if (code !== null && inviteCodePattern.test(code)) friend.become(code);
}

/** Goes with an order. */
export const friendCode = (): string | null => friend.current();

const friend = stored<string | null>('friend_code', (kept) =>
  typeof kept === 'string' && inviteCodePattern.test(kept) ? kept : null,
);
