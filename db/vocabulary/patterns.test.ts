import { expect } from 'chai';
import * as patterns from './patterns.ts';

const { isDigits, isEmail, isLink, isPassword, isPersonName, isPhone, isTaxNumber, isTaxNumberOrEmail } =
  patterns;

const rules: [string, (text: string) => boolean, good: string[], bad: string[]][] = [
  [
    'an e-mail',
    isEmail,
    [
      'a@b.ru',
      'ivan.petrov+kursy@mail.clinic.example',
      'ИВАН@mail.ru',
      'a@b-c.museum',
      `${'x'.repeat(64)}@mail.ru`,
      `a@b.${'c'.repeat(20)}`,
    ],
    [
      '',
      'a',
      'a@',
      '@b.ru',
      'a@b',
      'a@b.c',
      `a@b.${'c'.repeat(21)}`,
      'a b@c.ru',
      'a@b .ru',
      'a@@b.ru',
      'a@b@c.ru',
      'a@b..ru',
      'a@b.ru.',
      'a@b.r1',
      'a@b.ru\n',
      `${'x'.repeat(65)}@mail.ru`,
      `a@${'b.'.repeat(200)}ru`,
    ],
  ],
  [
    'a phone',
    isPhone,
    [
      '+79001234567',
      '89001234567',
      '9001234567',
      '+7 (900) 123-45-67',
      '8 (900) 123 45 67',
      '8-900-123-45-67',
      '(900)123-4567',
      '900.123.4567',
      '+7\u00a0900\u00a0123\u00a045\u00a067',
      '8 900 123–45–67',
      '8 900 123‑45‑67',
      '8 900 123—45—67',
      '+7 900 123−45−67',
      '\u202a+7 900 123-45-67\u202c',
      '\u200e89001234567',
      '+49 30 12345678',
      '+380 50 123 45 67',
      ' 9001234567 ',
    ],
    [
      '',
      '123456789',
      '123456789012345',
      'позвоните мне',
      '+7 900 123-45-6x',
      '++79001234567',
      '7+9001234567',
      '900123456+7',
      '9001234567'.repeat(4),
      '٩٠٠١٢٣٤٥٦٧',
    ],
  ],
  [
    'a password',
    isPassword,
    ['Demo1234', 'aA1aaa', `aA1${'x'.repeat(17)}`, 'Пароль aA1'],
    ['', 'aA1aa', `aA1${'x'.repeat(18)}`, 'demo1234', 'DEMO1234', 'DemoDemo', 'Пароль123'],
  ],
  ['digits', isDigits, ['0', '0123456789'], ['', '1.5', '-1', ' 1', '１２３', '1a']],
  [
    'a tax number',
    isTaxNumber,
    ['7701234567', '770123456789'],
    ['', '770123456', '77012345678', '7701234567890', '770123456x', ' 7701234567'],
  ],
  [
    'a tax number or an e-mail',
    isTaxNumberOrEmail,
    ['7701234567', '770123456789', 'a@b.ru'],
    ['', '77012345678', 'a@b'],
  ],
  [
    'a link',
    isLink,
    ['http://a.ru', 'https://a.ru/b?c=1#d', 'HTTPS://A.RU', 'https://почта.рф/путь'],
    [
      '',
      'ftp://a.ru',
      'javascript:alert(1)',
      '//a.ru',
      'a.ru',
      'http://',
      'http:///a',
      'https://a b.ru',
      'http://a\n.ru',
      `https://a.ru/${'x'.repeat(2000)}`,
    ],
  ],
  [
    'a person’s name',
    isPersonName,
    ['Ян', 'Анна Мария', 'Иванов-Петров Пётр', 'Ёлкина', 'O-Neil'],
    ['', 'Я', 'Иван1', 'Иван  Петров', '-Иван', 'Иван-', 'Иван<b>', 'x'.repeat(101)],
  ],
];

describe('the shared patterns', () => {
  for (const [what, test, good, bad] of rules) {
    it(`a pattern accepts ${what}`, () => expect(good.filter((text) => !test(text))).to.deep.equal([]));
    it(`a pattern accepts nothing else as ${what}`, () => expect(bad.filter(test)).to.deep.equal([]));
  }

  it('Russian phones get one form, and foreign ones keep theirs', () => {
    const forms: [string, string][] = [
      ['8 (900) 123-45-67', '+79001234567'],
      ['9001234567', '+79001234567'],
      ['79001234567', '+79001234567'],
      ['+7 900 123 45 67', '+79001234567'],
      ['+8 900 123-45-67', '+79001234567'],
      ['\u202a+7 900 123–45–67\u202c', '+79001234567'],
      ['8 495 123 45 67', '+74951234567'],
      ['+49 30 123456', '+4930123456'],
      ['+81 3 1234 5678', '+81312345678'],
      ['+84 90 123 45 67', '+84901234567'],
      ['+380 50 123 45 67', '+380501234567'],
      ['+86 139 1234 5678', '+8613912345678'],
    ];
    for (const [typed, normal] of forms)
      expect([typed, patterns.normalPhone(typed)]).to.deep.equal([typed, normal]);
    for (const [, normal] of forms) expect(patterns.normalPhone(normal), normal).to.equal(normal);
  });

  it('Russian phones are grouped 3-3-2-2, and others shown as they are', () => {
    expect(patterns.formatPhone('+79001234567')).to.equal('+7 (900) 123-45-67');
    expect(patterns.formatPhone('+4930123456')).to.equal('+4930123456');
  });

  it('the time of a hostile text grows with its length only', () => {
    const hostile = [
      'a'.repeat(200_000),
      `${'a'.repeat(100_000)}@`,
      `a@${'a.'.repeat(100_000)}`,
      `a@${'a-'.repeat(100_000)}.`,
      '1'.repeat(200_000),
      '1 '.repeat(100_000),
      `${'1-'.repeat(100_000)}x`,
      `${'А-'.repeat(100_000)}1`,
      `${'А '.repeat(100_000)}!`,
      `http://${'a/'.repeat(100_000)} `,
      ' '.repeat(200_000),
      'aA1'.repeat(70_000),
    ];
    for (const [what, test] of rules)
      for (const text of hostile) {
        const began = performance.now();
        test(text);
        expect(performance.now() - began, `${what}, ${text.slice(0, 10)}`).to.be.below(100);
      }
  });
});
