import { initCenterRate } from './CenterRate.ts';
import { initPayout } from './Payout.ts';
import { initPayoutLine } from './PayoutLine.ts';

export { CenterRate, rateAt } from './CenterRate.ts';
export { type PayeeRequisites, Payout } from './Payout.ts';
export { PayoutLine } from './PayoutLine.ts';

export const payoutsModels = [initCenterRate, initPayout, initPayoutLine];
