/** Checks of bank details by the keys inside them: a slip in one digit is found, a wrong account of the same bank is not. */

/** Nine digits, the first of them 0 to 2. */
export const isBic = (bic: string): boolean => /^[0-2]\d{8}$/.test(bic);

/** An account at the bank with this BIC. A settlement centre of the Bank of Russia has the keys of its region. */
export function isSettlementAccount(account: string, bic: string): boolean {
  if (!isAccount(account) || !isBic(bic)) return false;
  const isSettlementCentre = bic.slice(6, 8) === '00';
  return hasRightKey(isSettlementCentre ? regionOf(bic) : bic.slice(-3), account);
}

/** The account that the bank itself has at the Bank of Russia. */
export function isCorrespondentAccount(account: string, bic: string): boolean {
  if (!isAccount(account) || !isBic(bic)) return false;
  const isOfBank = account.startsWith('301') && account.slice(-3) === bic.slice(-3);
  return isOfBank && hasRightKey(regionOf(bic), account);
}

export interface BankDetails {
  bic: string | null;
  account: string | null;
  correspondent_account: string | null;
}

/** Errors in these details, in words for the editor; empty fields are no errors. */
export function bankIssues({
  bic,
  account,
  correspondent_account,
}: BankDetails): Partial<Record<keyof BankDetails, string>> {
  if (bic && !isBic(bic)) return { bic: 'БИК — 9 цифр, первая от 0 до 2' };
  const issues: Partial<Record<keyof BankDetails, string>> = {};
  if (bic && account && !isSettlementAccount(account, bic))
    issues.account = 'Проверьте счёт и БИК: контрольная цифра не сходится';
  if (bic && correspondent_account && !isCorrespondentAccount(correspondent_account, bic))
    issues.correspondent_account = 'Проверьте корреспондентский счёт и БИК: они не от одного банка';
  return issues;
}

const isAccount = (account: string) => /^\d{20}$/.test(account);
const regionOf = (bic: string) => `0${bic.slice(4, 6)}`;
const weights = [7, 1, 3];

function hasRightKey(bank: string, account: string): boolean {
  const digits = [...(bank + account)].map(Number);
  const sum = digits.reduce((all, digit, index) => all + ((digit * (weights[index % 3] ?? 0)) % 10), 0);
  return sum % 10 === 0;
}
