import { expect } from 'chai';
import { addressOf, filtersOf, pageOf, searchParameters, without } from './filters.ts';

const parse = (text: string) => filtersOf(new URLSearchParams(text));

describe('filters of the catalogue', () => {
  it('reads several values repeated, as a plain form sends them, or comma separated', () => {
    expect(parse('type=2&type=8&degree=LOW,MIDDLE')).to.deep.equal({ type: '2,8', degree: 'LOW,MIDDLE' });
  });

  it('passes over what makes no sense', () => {
    expect(
      parse('type=2,99&priceMin=abc&priceMax=-5&isOnlyRecord=yes&sortPrice=up&duration=10&city=&x=1'),
    ).to.deep.equal({ type: '2' });
  });

  it('knows groups of two to fifty', () => {
    expect(parse('group=5')).to.deep.equal({ group: '5' });
    for (const size of ['1', '51', '5.5', 'x', '-5']) expect(parse(`group=${size}`), size).to.deep.equal({});
  });

  it('dates and their order stay in the calendar, and no month is in the list', () => {
    expect(parse('view=month&month=2026-12&dateStart=2026-12-05&sortPrice=asc&type=2')).to.deep.equal({
      type: '2',
      view: 'month',
      month: '2026-12',
      dateStart: '2026-12-05',
      sortPrice: 'asc',
    });
    expect(parse('month=2026-12&dateStart=2026-12-05&dateEnd=2026-02-30')).to.deep.equal({
      dateStart: '2026-12-05',
    });
  });

  it('asks for days by their edges', () => {
    const { dateStart, dateEnd } = searchParameters({ dateStart: '2026-12-05', dateEnd: '2026-12-05' });
    expect([dateStart, dateEnd]).to.deep.equal(['1796428800', '1796515199']);
  });

  it('forgets with its words how they were to be taken', () => {
    expect(parse('exact=1')).to.deep.equal({});
    expect(without({ q: 'эндо', exact: '1', type: '2' }, 'q')).to.deep.equal({ type: '2' });
  });

  it('says the same in its address', () => {
    const filters = parse('q=имплантация&type=2,8&priceMax=20000');
    const address = new URL(addressOf('/search', filters, 3), 'http://localhost');
    expect(filtersOf(address.searchParams)).to.deep.equal(filters);
    expect(pageOf(address.searchParams)).to.equal(3);
    expect(address.search).to.contain('type=2,8');
  });

  it('asks the API for its page', () => {
    expect(searchParameters({ q: 'эндо', city: 'Москва' }, 2)).to.deep.equal({
      query: 'эндо',
      city: 'Москва',
      series: '1',
      limit: '24',
      offset: '24',
      facets: '1',
    });
  });

  it('asks for each course once in a list, and for each of its days in a month', () => {
    expect(searchParameters({}).series).to.equal('1');
    expect(searchParameters({ view: 'month' })).to.not.have.property('series');
  });

  it('drops one value of several, or the whole', () => {
    expect(without({ type: '2,8' }, 'type', '2')).to.deep.equal({ type: '8' });
    expect(without({ type: '2,8', q: 'а' }, 'type')).to.deep.equal({ q: 'а' });
    expect(without({ city: 'Пермь' }, 'city', 'Пермь')).to.deep.equal({});
  });

  it('knows no page but a counting number', () => {
    for (const page of ['0', '-1', '1.5', 'x', '']) expect(pageOf(new URLSearchParams({ page }))).to.equal(1);
  });
});
