import type { MailingReach } from '@odonta/api/contract';
import { mailingLimits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { countPeople, roughly } from './audience.ts';
import { audienceBody } from './mailings.schema.ts';

/** No small number is shown, nor the last digit: the differences of narrower and narrower groups would tell of single people. */
export const countAudience = endpoint({
  method: 'post',
  path: '/adm/mailings/audience',
  summary: 'How many people a mailing to this audience would reach now',
  audience: staffAudience,
  allow: ['mailings.create', 'mailings.edit'],
  body: audienceBody,
  handle: async ({ body }) => {
    const count = await unitOfWork.transaction((transaction) => countPeople(body, transaction));
    const is_enough = count >= mailingLimits.leastPeople;
    return { message: { count: is_enough ? roughly(count) : null, is_enough } satisfies MailingReach };
  },
});
