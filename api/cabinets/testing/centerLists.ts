import type { CenterRight } from '@odonta/db/vocabulary/identity/centerRights.ts';

/** Lists, by the right that fills them. */
export const centerLists: Readonly<Record<string, CenterRight>> = {
  'get /prods/my': 'prods.list',
  'get /partner/imports': 'prods.import',
  'get /partner/imports/template': 'prods.import',
  'get /centersOrders': 'orders.list',
  'get /centersDemand': 'demand.list',
  'get /partner/funnel': 'analytics.show',
  'get /partner/funnel/export': 'analytics.show',
  'get /centersCheckIn': 'participants.list',
  'get /partner/messages': 'messages.list',
  'get /partner/messages/courses': 'messages.send',
  'get /partner/centers': 'centers.show',
  'get /partner/members': 'members.list',
  'get /partner/webhooks': 'webhooks.list',
  'get /partner/reviews': 'reviews.list',
  'get /partner/requisites': 'centers.request_requisites',
  'get /partner/payouts': 'payouts.list',
  'get /partner/documents': 'accounting_docs.list',
  'get /marketingBalances': 'marketing_balances.list',
  'get /partner/advertising/calendar': 'advertising.list',
  'get /partner/advertising/banners': 'advertising.list',
  'get /partner/advertising/pinnings': 'advertising.list',
  'get /partner/advertising/mailings': 'advertising.list',
  'get /partner/advertising/pinnings/calendar': 'advertising.list',
  'get /partner/negativeLecturers': 'negative_lecturers.list',
};
