/** The screens of the entity, one chunk. */
export { MarketingBalanceCard } from './MarketingBalanceCard.tsx';
export { MarketingBalanceList } from './MarketingBalanceList.tsx';
