/** Why a bank did not take a card, in words for its owner, by the codes of T-Bank. */

const reasons = {
  FUNDS: 'на карте не хватает денег',
  LIMIT: 'превышен дневной лимит по карте',
  IDENTITY: 'оплата не подтверждена кодом банка',
  DETAILS: 'неверно введён срок или код карты',
  EXPIRED: 'срок действия карты истёк',
  BLOCKED: 'карта заблокирована или недействительна',
  ACCOUNT: 'счёт карты не найден',
  FORBIDDEN: 'банк карты не разрешает такие платежи',
  SUSPECTED: 'банк карты усомнился в платеже: свяжитесь с ним',
  ASK: 'банк карты просит связаться с ним',
  ATTEMPTS: 'попыток оплатить было слишком много',
  BUSY: 'банк карты временно не отвечает',
} as const;

/** A refusal that says no more than that it is one, as 99, 1005 and 1019 do, has no reason here. */
const codes: readonly (readonly [keyof typeof reasons, readonly string[]])[] = [
  ['FUNDS', ['103', '116', '1051']],
  ['LIMIT', ['1061', '1065']],
  ['IDENTITY', ['101', '1008', 'AUTH_FAIL']],
  ['DETAILS', ['1077', '1080', '1082']],
  ['EXPIRED', ['1033', '1054']],
  ['BLOCKED', ['1004', '1007', '1014', '1015', '1041', '1043']],
  ['ACCOUNT', ['1039', '1053']],
  ['FORBIDDEN', ['1012', '1057', '1058', '1062', '1063']],
  ['SUSPECTED', ['1059', '1093']],
  ['ASK', ['1001', '1006']],
  ['ATTEMPTS', ['119', '1038', '1075', 'ATTEMPTS_EXPIRED']],
  ['BUSY', ['100', '1013', '1030', '1034', '1089', '1091', '1096']],
];

const known = new Map(codes.flatMap(([reason, all]) => all.map((code) => [code, reasons[reason]])));

/** «на карте не хватает денег»; null where the bank keeps its reason to itself. */
export const refusalReasonOf = (code: string | null): string | null => known.get(code ?? '') ?? null;
