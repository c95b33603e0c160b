import type { BankParty } from '@odonta/api/contract';

export const partyInLines = ({ name, inn, account, bank }: BankParty): string =>
  `${name}\nИНН ${inn}\n${account}\n${bank}`;
