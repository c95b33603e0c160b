/** The screens of the entity, one chunk. */
export { BankImportCreate } from './BankImportCreate.tsx';
export { BankLineCard } from './BankLineCard.tsx';
export { BankLineList } from './BankLineList.tsx';
