import { createHash } from 'node:crypto';
import { expect } from 'chai';
import fc from 'fast-check';
import { isSignedBy, readMessage, tokenOf } from './token.ts';

const notice = {
  TerminalKey: '1700000000000DEMO',
  OrderId: '0199c7a2-3b4e-7c1d-9a2b-5e6f7a8b9c0d',
  Success: true,
  Status: 'CONFIRMED',
  PaymentId: 9407493286,
  ErrorCode: '0',
  Amount: 44900,
  CardId: 512345678,
  Pan: '430000******0777',
  ExpDate: '1230',
  Data: { Source: 'cards' },
};
const password = 'fixture$Pa55word';
const signed = { ...notice, Token: tokenOf(notice, password) };

describe('the token of T-Bank', () => {
  it('is the one of the published request', () => {
    const request = {
      TerminalKey: 'MerchantTerminalKey',
      Amount: 19200,
      OrderId: '21090',
      Description: 'Подарочная карта на 1000 рублей',
    };
    expect(tokenOf(request, 'usaf8fw8fsw21g')).to.equal(
      '0024a00af7c350a3a67ca168ce06502aa72772456662e38696d48b56ee9c97d9',
    );
  });

  it('is the one of the published notification', () => {
    const message = {
      Amount: 9855,
      CardId: 322264,
      ErrorCode: '0',
      ExpDate: '1122',
      OrderId: '201709',
      Pan: '430000******0777',
      PaymentId: 8742591,
      RebillId: '101709',
      Status: 'AUTHORIZED',
      Success: true,
      TerminalKey: '1321054611234DEMO',
    };
    expect(tokenOf(message, 'Dfsfh56dgKl')).to.equal(
      'b906d28e76c6428e37b25fcf86c0adc52c63d503013fdd632e300593d165766b',
    );
  });

  it('covers what is flat and leaves out what is not', () => {
    expect(tokenOf(notice, password)).to.equal(
      '1597b505c3694f5ec15563de51448b63d6f52e56f94af348a39391adc095412f',
    );
    expect(tokenOf({ ...notice, Data: null, Receipt: { Items: [] } }, password)).to.equal(signed.Token);
  });

  it('is believed as it came and not when any flat value is another, is new or is missing', () => {
    expect(isSignedBy(signed, password)).to.equal(true);
    expect(isSignedBy({ ...signed, Token: signed.Token.toUpperCase() }, password)).to.equal(true);
    const flat = Object.keys(notice).filter((name) => name !== 'Data') as (keyof typeof notice)[];
    for (const name of flat) {
      expect(isSignedBy({ ...signed, [name]: `${notice[name]}1` }, password), name).to.equal(false);
      const { [name]: _, ...without } = signed;
      expect(isSignedBy(without, password), name).to.equal(false);
    }
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][a-z]{2,8}$/), fc.integer({ min: 1 }), (name, value) => {
        fc.pre(!(name in signed));
        return !isSignedBy({ ...signed, [name]: value }, password);
      }),
    );
  });

  it('is refused when it is absent or of another type', () => {
    for (const Token of [undefined, null, '', 'x', 1, [signed.Token], { value: signed.Token }])
      expect(isSignedBy({ ...notice, Token }, password)).to.equal(false);
  });

  it('is over the digits that came, however many', () => {
    const json = '{"PaymentId":12345678901234567890,"Amount":100,"Success":true,"Data":{"n":1}}';
    expect(readMessage(json)).to.deep.equal({
      PaymentId: '12345678901234567890',
      Amount: 100,
      Success: true,
      Data: { n: 1 },
    });
    const text = createHash('sha256').update('100p12345678901234567890true').digest('hex');
    expect(tokenOf(readMessage(json) as object as Record<string, unknown>, 'p')).to.equal(text);
  });
});
