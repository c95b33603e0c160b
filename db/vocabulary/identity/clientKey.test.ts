import { expect } from 'chai';
import { clientAddress, readClientKey, writeClientKey } from './clientKey.ts';

describe('The key of a client', () => {
  it('is one phone, however it is written', () => {
    for (const written of ['8 (913) 000-11-22', '+79130001122', '9130001122', '+7 913 000 11 22'])
      expect(readClientKey(written), written).to.deep.equal({ kind: 'phone', phone: '+79130001122' });
  });

  it('stays a foreign phone when it is read again', () => {
    const key = readClientKey('+1 234 567 890');
    expect(key && readClientKey(writeClientKey(key))).to.deep.equal({ kind: 'phone', phone: '+1234567890' });
  });

  it('is an account or a company by its number', () => {
    expect(readClientKey('individual-12')).to.deep.equal({ kind: 'individual', id: 12 });
    expect(readClientKey('company-7')).to.deep.equal({ kind: 'company', id: 7 });
    expect(clientAddress('company-7')).to.equal('/clients/company-7');
    expect(clientAddress('+79130001122')).to.equal('/clients/%2B79130001122');
  });

  it('is neither a masked phone nor a text for the database', () => {
    for (const text of ['+7 (***) ***-11-22', 'individual-0', 'user-1', "individual-1' or 1=1", ''])
      expect(readClientKey(text), text).to.equal(null);
  });
});
