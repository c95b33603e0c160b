import type { Right } from '../identity/rights/rights.ts';

export interface WaitingList {
  resource: string;
  filter: Readonly<Record<string, unknown>>;
  /** The right of the person who does the work: merely seeing the list is not enough. */
  right: Right;
}

/** The lists of work, each with the filter of the records that wait: for the start page and the menu's counters. */
export const waitingLists = {
  manager_requests: waiting('manager_requests', { status: 'CREATED' }, 'manager_requests.confirm'),
  calls: waiting('calls', { is_unreturned: true }, 'calls.create'),
  orders: waiting('orders', { status: 'CREATED' }, 'orders.confirm_seat'),
  refunds: waiting('refunds', { status: 'PREPARE' }, 'refunds.approve_limit'),
  legal_requests: waiting(
    'legal_requests',
    { status: 'CREATED', stage: ['DRAFT', 'AGREED'] },
    'legal_requests.quote',
  ),
  student_documents: waiting('student_documents', { status: 'CREATED' }, 'student_documents.approve'),
  gift_orders: waiting('gift_orders', { status: 'CREATED' }, 'gift_orders.confirm'),
  marketing_balances: waiting('marketing_balances', { has_withdrawal: true }, 'marketing_balances.refund'),
  prods: waiting('prods', { status: 'CREATED' }, 'prods.publish'),
  prod_revisions: waiting('prod_revisions', { status: 'CREATED' }, 'prod_revisions.apply'),
  director_questions: waiting('director_questions', { status: 'CREATED' }, 'director_questions.answer'),
  articles: waiting('articles', { status: 'REVIEW' }, 'articles.publish'),
  reviews: waiting('reviews', { status: 'CREATED' }, 'reviews.confirm'),
  related_leads: waiting('related_leads', { is_disputed: true }, 'related_leads.accept_dispute'),
  mailings: waiting('mailings', { status: 'CREATED' }, 'mailings.approve'),
  banner_campaigns: waiting(
    'banner_campaigns',
    { status: 'CREATED', is_submitted: true },
    'banner_campaigns.approve',
  ),
  related_promotions: waiting('related_promotions', { status: 'CREATED' }, 'related_promotions.approve'),
} as const;

/** Further parts of these lists that only the start page counts. */
const partsOfLists = {
  overdue_manager_requests: overdue('manager_requests', 'manager_requests.confirm'),
  overdue_orders: overdue('orders', 'orders.confirm_seat'),
  marketing_penalties: waiting(
    'marketing_balances',
    { has_penalty: true },
    'marketing_balances.post_penalty',
  ),
  overdue_prods: overdue('prods', 'prods.publish'),
  overdue_prod_revisions: overdue('prod_revisions', 'prod_revisions.apply'),
  overdue_articles: overdue('articles', 'articles.publish'),
  review_replies: waiting('reviews', { reply_status: 'CREATED' }, 'reviews.moderate_reply'),
  short_banners: waiting('banner_campaigns', { has_shortfall: true }, 'banner_campaigns.give_week'),
  unanswered_banners: waiting('banner_campaigns', { has_link_problem: true }, 'banner_campaigns.pause'),
  unstarted_mailings: waiting('mailings', { is_unstarted: true }, 'mailings.schedule'),
  held_mailings: waiting('mailings', { sending: 'PAUSED' }, 'mailings.pause'),
  disputed_reviews: waiting('reviews', { dispute: 'OPEN' }, 'reviews.takedown'),
  overdue_reviews: overdue('reviews', 'reviews.takedown'),
} as const;

export type QueueName = keyof typeof waitingLists | keyof typeof partsOfLists;

/** All that is counted by name, so that a browser sends no filter to be counted. */
export const queueLists: Readonly<Record<QueueName, WaitingList>> = { ...waitingLists, ...partsOfLists };

export const menuQueues = Object.keys(waitingLists) as readonly QueueName[];
export const queueNames = Object.keys(queueLists) as readonly QueueName[];

function overdue(resource: string, right: Right): WaitingList {
  return waiting(resource, { is_overdue: true }, right);
}

function waiting(resource: string, filter: WaitingList['filter'], right: Right): WaitingList {
  return { resource, filter, right };
}
