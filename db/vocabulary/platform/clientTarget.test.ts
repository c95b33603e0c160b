import { expect } from 'chai';
import { clientTargetText, firstIfOther } from './clientTarget.ts';

describe('marks of an advertisement', () => {
  it('marks are in words, always in the same order', () => {
    expect(clientTargetText({ term: 'импланты', source: 'yandex' })).to.equal(
      'Источник: yandex\nЗапрос: импланты',
    );
    expect(clientTargetText({})).to.equal('');
  });

  it('of the first visit are said only where they differ', () => {
    const client_target = { source: 'vk' };
    expect(firstIfOther({ client_target, client_target_first: { source: 'vk' } })).to.equal('');
    expect(firstIfOther({ client_target, client_target_first: { ref: 'ural' } })).to.equal(
      'Кто порекомендовал: ural',
    );
  });
});
