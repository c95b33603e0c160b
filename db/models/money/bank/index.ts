import { initBankFile } from './BankFile.ts';
import { initBankLine } from './BankLine.ts';
import { initBankMatch } from './BankMatch.ts';

export { BankFile } from './BankFile.ts';
export { BankLine } from './BankLine.ts';
export { BankMatch } from './BankMatch.ts';

export const bankModels = [initBankFile, initBankLine, initBankMatch];
