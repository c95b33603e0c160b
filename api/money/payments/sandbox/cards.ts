/** The test cards of T-Bank; any term, code 123. */
export interface TestCard {
  meaning: string;
  /** Asks for the password on a page of its own. */
  hasChallenge?: true;
  is3ds?: false;
  /** Why the bank of the card says no. */
  refusal?: { status: 'REJECTED' | 'AUTH_FAIL'; code: string; message: string };
}

export const testCode = '123';
export const testPassword = '1qwezxc';

export const testCards: Readonly<Record<string, TestCard>> = {
  '2201382000000013': { meaning: 'Оплата проходит' },
  '2201382000000047': { meaning: 'Оплата проходит после пароля', hasChallenge: true },
  '2200770239097761': { meaning: 'Оплата проходит без 3-D Secure', is3ds: false },
  '2201382000000039': { meaning: 'Оплата проходит, банк карты не отвечает на 3-D Secure' },
  '2201382000000021': {
    meaning: 'Отказ банка',
    refusal: { status: 'REJECTED', code: '1051', message: 'Недостаточно средств на карте' },
  },
  '2201382000000831': {
    meaning: 'Недостаточно средств',
    refusal: { status: 'REJECTED', code: '116', message: 'Недостаточно средств для оплаты' },
  },
  '2201382000000005': {
    meaning: 'Отказ 3-D Secure',
    refusal: { status: 'AUTH_FAIL', code: '101', message: 'Не пройдена идентификация 3DS' },
  },
};

export const maskOf = (pan: string): string => `${pan.slice(0, 6)}******${pan.slice(-4)}`;
