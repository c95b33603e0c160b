import type { OwnInvitations } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';

/** How many have come by the link, and with what result; without names. */
export function cameInWords({ came, waiting, thanked }: Omit<OwnInvitations, 'code' | 'terms'>): string {
  if (came === 0) return 'По вашей ссылке ещё никто не записался.';
  const sentences = [
    `По вашей ссылке записались: ${plural(came, ['друг', 'друга', 'друзей'])}`,
    waiting > 0 && `курс впереди: у ${plural(waiting, ['друга', 'друзей', 'друзей'])}`,
    thanked > 0 && `бонусы начислены: за ${plural(thanked, ['друга', 'друзей', 'друзей'])}`,
  ];
  return `${sentences.filter(Boolean).join('; ')}.`;
}
