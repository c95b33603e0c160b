import { expect } from 'chai';
import fc from 'fast-check';
import { highlight } from './highlight.ts';

const marked = (name: string, query: string) =>
  highlight(name, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('highlight', () => {
  it('marks the typed words wherever they stand', () => {
    expect(marked('Эндодонтия: ретритмент', 'ретри эндо')).to.equal('[Эндо]донтия: [ретри]тмент');
    expect(marked('Лечение всё ещё трёх каналов', 'трех ЕЩЕ')).to.equal('Лечение всё [ещё] [трёх] каналов');
  });

  it('marks nothing for a single letter', () => {
    expect(marked('Анатомия', 'а')).to.equal('Анатомия');
  });

  it('never changes the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (name, query) => {
        expect(
          highlight(name, query)
            .map(({ text }) => text)
            .join(''),
        ).to.equal(name);
      }),
    );
  });
});
