import { expect } from 'chai';
import fc from 'fast-check';
import { maskEmail, maskName, maskPhone, maskText } from './masks.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

describe('masks', () => {
  it('leave of a person what tells records apart and does not tell who it is', () => {
    expect(maskPhone('+79001234567')).to.equal('+7 *** ***-45-67');
    expect(maskEmail('ivan@mail.ru')).to.equal('i***@mail.ru');
    expect(maskName('Иванов Иван Ильич')).to.equal('Иванов И. И.');
    expect(maskName('  Иванов   Иван ')).to.equal('Иванов И.');
    expect(maskText()).to.equal('***');
  });

  it('bear what is not of the usual shape', () => {
    expect(maskEmail('ivan')).to.equal('i***');
    expect(maskEmail('')).to.equal('***');
    expect(maskEmail('"a@b"@c.ru')).to.equal('"***@c.ru');
    expect(maskName('')).to.equal('');
  });

  it('show of no phone more than its last digits', () => {
    const russian = (number: string) =>
      maskPhone(`+7${number}`) === `+7 *** ***-${number.slice(6, 8)}-${number.slice(8)}`;
    fc.assert(fc.property(digits(10), russian));
    fc.assert(fc.property(digits(12), (number) => maskPhone(`+4${number}`).replace(/\D/g, '').length <= 5));
  });
});
