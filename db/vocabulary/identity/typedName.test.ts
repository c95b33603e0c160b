import { expect } from 'chai';
import { partsOfTypedName } from './typedName.ts';

describe('a name typed in one field', () => {
  it('has its parts found in either order', () => {
    const parts = { last_name: 'Звонкова', first_name: 'Ольга' };
    for (const name of ['Звонкова Ольга', 'Ольга Звонкова', ' Ольга   Звонкова '])
      expect(partsOfTypedName(name), name).to.deep.equal(parts);
    const whole = { ...parts, middle_name: 'Петровна' };
    for (const name of ['Звонкова Ольга Петровна', 'Ольга Петровна Звонкова'])
      expect(partsOfTypedName(name), name).to.deep.equal(whole);
  });

  it('loses no word of a name that it cannot read', () => {
    expect(partsOfTypedName('Ольга')).to.deep.equal({ last_name: '', first_name: 'Ольга' });
    expect(partsOfTypedName('Ли Бо')).to.deep.equal({ last_name: 'Бо', first_name: 'Ли' });
    expect(Object.values(partsOfTypedName('Мухаммад Али оглы Гасан')).join(' ').split(' ')).to.have.length(4);
  });
});
