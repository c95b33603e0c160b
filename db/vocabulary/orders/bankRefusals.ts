/** Why a bank did not take a card, in words for its owner, by the codes of T-Bank. */

const reasons = {
  FUNDS: 'на карте не хватает денег',
  LIMIT: 'превышен лимит операций по карте',
  IDENTITY: 'оплата не подтверждена кодом банка',
  DETAILS: 'неверно введён срок или код карты',
  EXPIRED: 'срок действия карты истёк',
  BLOCKED: 'карта заблокирована или недействительна',
  FORBIDDEN: 'банк карты не разрешает такие платежи',
  ATTEMPTS: 'попыток оплатить было слишком много',
  BUSY: 'банк карты временно не отвечает',
} as const;

const codes: readonly (readonly [keyof typeof reasons, readonly string[]])[] = [
  ['FUNDS', ['116', '1051']],
  ['LIMIT', ['1061', '1065']],
  ['IDENTITY', ['101', '106', '1008', 'AUTH_FAIL']],
  ['DETAILS', ['1077', '1080', '1082']],
  ['EXPIRED', ['1033', '1054']],
  ['BLOCKED', ['1004', '1007', '1014', '1039', '1041', '1043', '1053', '1062']],
  ['FORBIDDEN', ['1012', '1057', '1058']],
  ['ATTEMPTS', ['119', '1038', '1075', 'ATTEMPTS_EXPIRED']],
  ['BUSY', ['99', '103', '1013', '1030', '1034', '1091', '1096']],
];

const known = new Map(codes.flatMap(([reason, all]) => all.map((code) => [code, reasons[reason]])));

/** «на карте не хватает денег»; null where the bank keeps its reason to itself. */
export const refusalReasonOf = (code: string | null): string | null => known.get(code ?? '') ?? null;
