import { expect } from 'chai';
import fc from 'fast-check';
import { maskEmail, maskName, maskPhone, maskText } from './masks.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

describe('masks', () => {
  it('a mask leaves what tells records apart and does not identify the person', () => {
    expect(maskPhone('+79001234567')).to.equal('+7 *** ***-45-67');
    expect(maskEmail('ivan@mail.ru')).to.equal('i***@mail.ru');
    expect(maskName('Иванов Иван Ильич')).to.equal('Иванов И. И.');
    expect(maskName('  Иванов   Иван ')).to.equal('Иванов И.');
    expect(maskText()).to.equal('***');
  });

  it('a mask accepts values of an unusual shape', () => {
    expect(maskEmail('ivan')).to.equal('i***');
    expect(maskEmail('')).to.equal('***');
    expect(maskEmail('"a@b"@c.ru')).to.equal('"***@c.ru');
    expect(maskName('')).to.equal('');
  });

  it('a mask shows the last digits of a phone at most', () => {
    const russian = (number: string) =>
      maskPhone(`+7${number}`) === `+7 *** ***-${number.slice(6, 8)}-${number.slice(8)}`;
    fc.assert(fc.property(digits(10), russian));
    fc.assert(fc.property(digits(12), (number) => maskPhone(`+4${number}`).replace(/\D/g, '').length <= 5));
  });
});
