import { expect } from 'chai';
import { tidy } from './tidyAddress.ts';

describe('the address of a sent filter form', () => {
  it('has no empty fields and each name once', () => {
    const data = new FormData();
    for (const [name, value] of [
      ['q', ''],
      ['type', '2'],
      ['type', '8'],
      ['city', 'Пермь'],
    ] as const)
      data.append(name, value);
    tidy(data);
    expect([...data]).to.deep.equal([
      ['type', '2,8'],
      ['city', 'Пермь'],
    ]);
  });
});
