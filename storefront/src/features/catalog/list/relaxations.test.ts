import { expect } from 'chai';
import { relaxationsOf } from './relaxations.ts';

describe('steps back from an empty search', () => {
  it('a step names the filter and what is found without it', () => {
    const filters = { q: 'эндо', city: 'Пермь', type: '2,8' };
    const steps = relaxationsOf(filters, [
      { parameter: 'city', value: 'Пермь', count: 14 },
      { parameter: 'query', value: 'эндо', count: 1 },
      { parameter: 'type', value: '2,8', count: 0 },
    ]);
    expect(steps).to.deep.equal([
      { text: 'Без города «Пермь» — 14\u00a0курсов', filters: { q: 'эндо', type: '2,8' } },
      { text: 'Без запроса «эндо» — 1\u00a0курс', filters: { city: 'Пермь', type: '2,8' } },
    ]);
  });

  it('a step names the value and its filter, and flags by themselves', () => {
    const filters = { lecturer: 'Анна Докторова', isOnlyRecord: '1' };
    const steps = relaxationsOf(filters, [
      { parameter: 'lecturer', value: 'Анна Докторова', count: 2 },
      { parameter: 'isOnlyRecord', value: 'true', count: 3 },
    ]);
    expect(steps.map(({ text }) => text)).to.deep.equal([
      'Без лектора «Анна Докторова» — 2\u00a0курса',
      'Без «только с открытой записью» — 3\u00a0курса',
    ]);
  });

  it('a step never removes what was not chosen here', () => {
    expect(relaxationsOf({ q: 'эндо' }, [{ parameter: 'category', value: '3', count: 5 }])).to.deep.equal([]);
  });
});
