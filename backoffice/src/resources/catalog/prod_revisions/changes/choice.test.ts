import type { RevisedField } from '@odonta/api/contract';
import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { expect } from 'chai';
import { acceptedOf, bodyOf, companionsOf, saidAbout, toggled } from './choice.ts';

const edited: EditedField[] = ['date_start', 'schedule', 'text', 'price', 'prices'];
const change = (field: EditedField, is_stale = false): RevisedField => ({
  ...{ field, rule: 'moderated', before: null, after: null, live: null },
  is_stale,
});
const changes = edited.map((field) => change(field));

describe('the choice of accepted fields', () => {
  it('fields that agree only together are ticked and unticked together', () => {
    expect(companionsOf('price', edited)).to.deep.equal(['prices']);
    expect(companionsOf('text', edited)).to.deep.equal([]);
    const refused = toggled('date_start', [], edited);
    expect(refused).to.have.members(['date_start', 'schedule']);
    expect(toggled('schedule', refused, edited)).to.deep.equal([]);
  });

  it('all fields are accepted without being named, a part by name', () => {
    expect(bodyOf(changes, changes, 3)).to.deep.equal({ version: 3 });
    const accepted = acceptedOf(changes, ['date_start', 'schedule', 'price', 'prices']);
    expect(bodyOf(changes, accepted, 3)).to.deep.equal({ version: 3, fields: ['text'] });
  });

  it('newer values are overwritten only where an accepted field is stale', () => {
    const mixed = [change('text', true), change('price')];
    expect(bodyOf(mixed, acceptedOf(mixed, ['text']), 0)).not.to.have.property('over_newer');
    expect(bodyOf(mixed, acceptedOf(mixed, ['price']), 0)).to.include({ over_newer: true });
  });

  it('remarks are those that were written, to fields that are still changed', () => {
    expect(saidAbout(changes, { text: ' Без рекламы ', price: '  ', name: 'Прежнее' })).to.deep.equal({
      text: 'Без рекламы',
    });
  });
});
