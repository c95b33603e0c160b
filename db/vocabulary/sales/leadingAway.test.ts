import { expect } from 'chai';
import { courseMessageForm } from './courseMessage.ts';

const passes = courseMessageForm.text.format.test;

describe('the words of a centre to its participants', () => {
  it('phones and cards are found in them whatever stands between their digits', () => {
    const texts = [
      'Звоните +7 — 900 — 123 — 45 — 67',
      'Звоните +7 (900)  1234567',
      '8.900.1234567',
      '8_900_123_45_67',
      '8 / 900 / 123 / 45 / 67',
      'Переведите на 2200/1234/5678/9012',
      '2200 • 1234 • 5678 • 9012',
      'Карта:\n2200\n1234\n5678\n9012',
      '2200\n\n\n\n1234\n\n\n\n5678\n\n\n\n9012',
      '８９００１２３４５６７',
      '8\u200b900\u200b123\u200b45\u200b67',
      '٨٩٠٠١٢٣٤٥٦٧',
      '89.00:12.34.56.78',
      '22:00 12:34 56:78 90:12 34 56 78 90 12',
    ];
    expect(texts.filter(passes)).to.deep.equal([]);
  });

  it('addresses are found in them in any script', () => {
    const texts = [
      'Зайдите на odonta-pay.бел',
      'odonta。com',
      'odonta．com',
      'odonta·com',
      'ODONTA.SHOP/pay',
      'odo\u00adnta.c\u200bom',
      'оплата.онлайн',
      'odonta.москва',
      'ｏｄｏｎｔａ．ｃｏｍ',
      'pay@odonta',
    ];
    expect(texts.filter(passes)).to.deep.equal([]);
  });

  it('dates, hours, prices and streets are left alone', () => {
    const texts = [
      'Начинаем 12.03.2026 в 10:00, регистрация с 9:30, обед 13:00–14:00, закончим в 18:00.',
      '12.03.2026\n10:00 — 18:00\n13.03.2026\n10:00 — 17:30',
      'Стоимость набора 1 500 ₽, парковки 300 ₽, обеда 12 500 ₽, всего 14 300 ₽',
      'Ждём в каб. 305, ул. Ленина, 1, этаж 4, д.5, кв.12.',
      'Возьмите халат, 2 пары перчаток, т.е. свои.',
      'Часы 12.03–14.03, каждый день 10.00–18.00',
      'Ключ у охраны. После 10:00 вход со двора.',
    ];
    expect(texts.filter((text) => !passes(text))).to.deep.equal([]);
  });

  it('a long text is read at once', () => {
    const began = performance.now();
    for (const unit of ['1 ', '1.', '12:', 'a.', '-', '1 234', '1 111 '])
      passes(unit.repeat(3000).slice(0, 3000));
    expect(performance.now() - began).to.be.below(1000);
  });
});
