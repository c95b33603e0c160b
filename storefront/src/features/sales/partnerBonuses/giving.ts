import type { LeadCodeSent, LeadGiven, LeadToProve, NewLead } from '@odonta/api/contract';
import { oneAction } from '../../../lib/actions.ts';
import { type Keyed, post } from '../../../lib/api.ts';
import { individualSession } from '../../identity/sessions/sessions.ts';

/** Contacts that wait for their code, and from when another may be asked for. */
export interface Sent {
  body: LeadToProve;
  resendAt: number;
}

/** Null where no code is needed: an individual has proved this phone before. */
export async function askForCode(promotionId: number, body: LeadToProve): Promise<number | null> {
  const { resend_after } = await inOwnName<LeadCodeSent>(
    `/relatedPromotions/${promotionId}/leads/code`,
    body,
  );
  return resend_after === null ? null : Date.now() + resend_after * 1000;
}

export const giverOf = (promotionId: number) =>
  oneAction((body: NewLead, keyed) =>
    inOwnName<LeadGiven>(`/relatedPromotions/${promotionId}/leads`, body, keyed),
  );

/** An individual who is signed in finds it in his cabinet afterwards. */
const inOwnName = <Payload>(path: string, body: object, keyed?: Keyed): Promise<Payload> =>
  individualSession.hasToken()
    ? individualSession.call<Payload>(path, 'POST', body, keyed)
    : post<Payload>(path, body, keyed);
