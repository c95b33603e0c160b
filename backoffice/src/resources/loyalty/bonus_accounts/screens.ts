/** The screens of the entity, one chunk. */
export { BonusAccountCard } from './BonusAccountCard.tsx';
export { BonusAccountList } from './BonusAccountList.tsx';
