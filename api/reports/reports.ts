import { adRegister } from './kinds/adRegister.ts';
import { adverts } from './kinds/adverts.ts';
import { agent } from './kinds/agent.ts';
import { bannerFigures } from './kinds/bannerFigures.ts';
import { bonuses } from './kinds/bonuses.ts';
import { debtors } from './kinds/debtors.ts';
import { leads } from './kinds/leads.ts';
import { mailings } from './kinds/mailings.ts';
import { orders } from './kinds/orders.ts';
import { payouts } from './kinds/payouts.ts';
import { reconciliation } from './kinds/reconciliation.ts';
import { refunds } from './kinds/refunds.ts';
import { requests } from './kinds/requests.ts';
import { sales } from './kinds/sales.ts';
import { vouchers } from './kinds/vouchers.ts';
import type { Report } from './report.ts';

/** In the order of their list. */
export const reports: readonly Report[] = [
  sales,
  orders,
  refunds,
  debtors,
  payouts,
  agent,
  reconciliation,
  bonuses,
  vouchers,
  requests,
  adverts,
  bannerFigures,
  leads,
  mailings,
  adRegister,
];
