import type { Center } from '@odonta/db/models';
import { buildMailingDraft } from '@odonta/db/testing/mailingFactories.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { type CenterWay, inCenter, of } from './centerWay.ts';

const draft = ({ id }: Center) => buildMailingDraft(id);
const letter = {
  ...{ subject: 'Курсы осени', from_name: 'Центр', blocks: [{ kind: 'text', text: 'Приходите' }] },
  date_send: nowInSeconds() + 10 * 86_400,
};

/** All that a member may do with a mailing that his centre orders. */
export const mailingWays: Readonly<Record<string, CenterWay>> = {
  'post /partner/advertising/mailings/quote': inCenter('advertising.buy', {}),
  'post /partner/advertising/mailings': inCenter('advertising.buy', letter),
  'get /partner/advertising/mailings/:id/stats': of('advertising.list', draft),
  'put /partner/advertising/mailings/:id': of('advertising.edit_creative', draft, letter),
  'post /partner/advertising/mailings/:id/test': of('advertising.edit_creative', draft),
  'post /partner/advertising/mailings/:id/submit': of('advertising.buy', draft, { expected_total: 0 }),
  'post /partner/advertising/mailings/:id/cancel': of('advertising.cancel', draft),
};
