import type { SavedView, ViewQuery } from '@odonta/api/contract';
import { expect } from 'chai';
import { addressOfView, arrivalBy, isSameQuery, queryOf } from './viewQueries.ts';

const query: ViewQuery = {
  filter: { status: 'CREATED', type: [2] },
  sort: ['date_start', 'ASC'],
  per_page: 50,
};
const view = (given: Partial<SavedView>): SavedView => ({
  id: 1,
  resource: 'prods',
  name: 'Вид',
  query,
  dropped: [],
  roles: [],
  is_default: false,
  is_own: true,
  owner_name: 'Анна',
  version: 0,
  ...given,
});

describe('views of a list', () => {
  const seen = {
    filterValues: { type: [2], status: 'CREATED', q: '', city_id: [] },
    sort: { field: 'date_start', order: 'ASC' as const },
    perPage: 50,
    columns: undefined,
  };

  it('a view stores what is asked for, without emptied fields', () => {
    expect(queryOf(seen)).to.deep.equal({
      filter: { type: [2], status: 'CREATED' },
      sort: ['date_start', 'ASC'],
      per_page: 50,
    });
  });

  it('another filter, order, length or choice of columns changes a view, and nothing else does', () => {
    expect(isSameQuery(query, queryOf(seen))).to.equal(true);
    for (const other of [
      { filterValues: {} },
      { sort: { field: 'date_start', order: 'DESC' as const } },
      { perPage: 25 },
      { columns: ['name'] },
    ])
      expect(isSameQuery(query, queryOf({ ...seen, ...other })), JSON.stringify(other)).to.equal(false);
  });

  it('views have an address that the list understands', () => {
    const { searchParams, pathname } = new URL(addressOfView('prods', query), 'http://x');
    expect(pathname).to.equal('/prods');
    expect(JSON.parse(searchParams.get('filter') ?? '')).to.deep.equal(query.filter);
    expect(searchParams.get('order')).to.equal('ASC');
  });

  it('a default view opens from the menu and at the first visit: the own before a shared one', () => {
    const shared = view({ id: 2, is_own: false, is_default: true });
    const own = view({ id: 3, is_default: true });
    for (const [search, opened] of [
      ['?filter=%7B%7D', { id: 1 }],
      ['', undefined],
    ] as const) {
      expect(arrivalBy(search, opened, [shared, own])).to.equal(own);
      expect(arrivalBy(search, opened, [shared])).to.equal(shared);
    }
    expect(arrivalBy('?filter=%7B%7D', { id: 1 }, [view({})])).to.equal('without a view');
    expect(arrivalBy('', undefined, [view({})])).to.equal('as it was');
  });

  it('a default view opens from the menu of a list that opens with a filter', () => {
    const own = view({ is_default: true });
    const search = '?filter=%7B%22status%22%3A%22CREATED%22%7D';
    expect(arrivalBy(search, null, [own], { status: 'CREATED' })).to.equal(own);
    expect(arrivalBy(search, null, [own], { status: 'REJECTED' })).to.equal('as it was');
  });

  it('a default view overrides neither an address with parameters nor a return to the list', () => {
    const own = view({ is_default: true });
    expect(arrivalBy('?filter=%7B%22status%22%3A%22CREATED%22%7D', undefined, [own])).to.equal('as it was');
    expect(arrivalBy('', null, [own])).to.equal('as it was');
    expect(arrivalBy('', { id: 1 }, [own])).to.equal('as it was');
  });

  it('that are deleted meanwhile are open no more', () => {
    expect(arrivalBy('', { id: 9 }, [view({})])).to.equal('without a view');
  });
});
