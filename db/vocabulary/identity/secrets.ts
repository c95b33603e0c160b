import type { SessionAudience } from './sessions.ts';

/** A secret known to its receiver only, which opens one thing once. */
export const secretKinds = [
  'RECOVERY',
  'INVITATION',
  'PHONE_CODE',
  'EMAIL',
  'REFUND_ACCOUNT',
  'LEAD_CODE',
] as const;
export type SecretKind = (typeof secretKinds)[number];

/** How long each is valid. */
export const secretMinutes: Record<SecretKind, number> = {
  RECOVERY: 60,
  INVITATION: 72 * 60,
  PHONE_CODE: 10,
  EMAIL: 72 * 60,
  REFUND_ACCOUNT: 15,
  LEAD_CODE: 10,
};

/** Kinds that are typed, as digits; the others are followed as links. */
export type CodeKind = Extract<SecretKind, 'PHONE_CODE' | 'REFUND_ACCOUNT' | 'LEAD_CODE'>;

export const triesOfCode = 5;
export const secondsBetweenCodes = 60;
export const digitsOfCode = 6;

/** Below `/api`: where a letter with a link is asked for; `/confirm` after it takes the link's token. */
export const recoveryCalls: Record<SessionAudience, string> = {
  user: '/partner/password/recovery',
  legal: '/legal/users/auth/password/recovery',
  individual: '/individual/users/auth/password/recovery',
};

/** Below `/api`: `/confirm` after it takes the token of a letter that proves an address. */
export const emailCalls: Record<SessionAudience, string> = {
  user: '/partner/email',
  legal: '/legal/users/email',
  individual: '/individual/users/email',
};

/** A token begins with its audience, so that the single page of links knows which API to call. */
export function audienceOfToken(token: string): SessionAudience | null {
  const audience = token.split('.')[0];
  return audience !== undefined && audience in recoveryCalls ? (audience as SessionAudience) : null;
}
