import { globSync, readFileSync } from 'node:fs';
import { entities } from '@odonta/db/vocabulary/entities.ts';
import type { Entity } from '@odonta/db/vocabulary/entity.ts';
import { resourceNames, transitionsOf } from '@odonta/db/vocabulary/identity/rights/resources.ts';
import { expect } from 'chai';
import { definitionOf } from '../../resources/index.ts';
import { leaveWord } from '../page/leaveWord.ts';
import { actionChoices, actionInWords } from './actions.ts';
import { inWords } from './inWords.ts';
import { journalled } from './journalled.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('history in words', () => {
  it('says any value as a person would', () => {
    expect(inWords('sales_paused', true)).to.equal('да');
    expect(inWords('phone', null)).to.equal('—');
    expect(plain(inWords('price', 18900))).to.equal('18 900 ₽');
    expect(plain(inWords('paid_sum', 27000.5))).to.equal('27 000,50 ₽');
    expect(plain(inWords('net', 16_500))).to.equal('16 500 ₽');
    expect(plain(inWords('commission_percent', 12.5))).to.equal('12,5 %');
    expect(inWords('period_to', '2026-10-31')).to.equal('31.10.2026');
    expect(inWords('created_by', 5)).to.equal('№ 5');
    expect(inWords('file', '6bd60dff-4d1b-4425-99f9-2ed7c46da36b.pdf')).to.equal('№ 6bd60dff.pdf');
    expect(inWords('text', '<p>Первый <b>абзац</b></p>')).to.equal('Первый абзац');
    expect(inWords('tags', [])).to.equal('—');
  });

  it('knows moments by the names of their fields', () => {
    expect(inWords('created_at', 1_800_000_000)).to.equal('15.01.2027, 11:00');
    expect(plain(inWords('population', 1_800_000_000))).to.equal('1 800 000 000');
  });

  it('puts labels in the place of codes', () => {
    const codes = definitionOf('prods')?.codes ?? {};
    expect(inWords('status', 'CONFIRMED', codes.status)).to.equal('Опубликован');
    expect(inWords('categories', [2, 6], codes.categories)).to.equal('Эндодонтия, Ортодонтия');
    expect(inWords('type', 5, codes.type)).to.equal('Лекция и практика');
  });

  it('cuts what nobody would read to the end', () => {
    expect(inWords('text', 'а'.repeat(1000))).to.have.length(241);
  });

  it('names a colleague once, and leaves out what follows from other fields', () => {
    const changed = {
      manager_id: [1, 2],
      manager_name: ['Анна', 'Пётр'],
      status_num: [1, 3],
      city: ['', 'Уфа'],
    };
    const shown = journalled(changed as never).map(([field]) => field);
    expect(shown).to.deep.equal(['manager_name', 'city']);
  });

  it('has words for every action that the API writes down', () => {
    const api = new URL('../../../../api/', import.meta.url);
    const files = globSync('**/*.ts', { cwd: api, exclude: (name) => name.includes('test') });
    const written = files.flatMap((file) => [
      ...readFileSync(new URL(file, api), 'utf8').matchAll(/\baction: '([a-z_]+)'/g),
    ]);
    expect(written.length).to.be.above(40);
    const known = new Set(actionChoices().map(({ id }) => id));
    expect(
      [...new Set(written.map(([, action = '']) => action))].filter((action) => !known.has(action)),
    ).to.deep.equal([]);
  });

  it('has words for every transition that somebody has a right to', () => {
    const raw = resourceNames.flatMap((name) =>
      Object.keys(transitionsOf(name))
        .filter((move) => definitionOf(name) && actionInWords(name, move) === move)
        .map((move) => `${name}.${move}`),
    );
    expect(raw).to.deep.equal([]);
  });

  it('never offers to leave a dialog by the word that acts', () => {
    const labels = entities.flatMap(({ lifecycle }: Entity) =>
      Object.values(lifecycle?.transitions ?? {}).map(({ label }) => label),
    );
    for (const label of labels) {
      const stem = (text: string) => text.toLowerCase().slice(0, 5);
      expect(stem(leaveWord(label)), label).not.to.equal(stem(label));
      expect(label, 'says what it ends').not.to.match(/^(Отменить|Закрыть|Удалить)$/);
    }
  });

  it('names transitions by what they have done', () => {
    expect(actionInWords('prods', 'publish')).to.equal('Курс опубликован');
    expect(actionInWords('cities', 'edit')).to.equal('Запись изменена');
    expect(actionInWords('cities', 'unheard_of')).to.equal('unheard_of');
    expect(actionChoices().map(({ id }) => id)).to.include.members(['create', 'publish', 'answer']);
  });
});
