import { expect } from 'chai';
import { bannerSlots } from '../../../vocabulary/advertising/banners.ts';
import { belongsTo } from '../../../vocabulary/advertising/pinnings.ts';
import { type CategoryId, categories } from '../../../vocabulary/catalog/categories.ts';
import { priceTypes } from '../../../vocabulary/catalog/price.ts';
import {
  offeredProdTypes,
  onlineProdTypes,
  prodLimits,
  services,
  venueProdTypes,
} from '../../../vocabulary/catalog/prod.ts';
import { readCities } from '../../dictionaries/index.ts';
import { centers } from './centers.ts';
import { lecturers } from './lecturers.ts';
import { pinnings } from './pinnings.ts';
import { prods } from './prods/index.ts';
import { banners } from './site.ts';
import type { CastProd } from './types.ts';

const all: (CastProd & { key: string })[] = Object.entries(prods).map(([key, prod]) => ({ ...prod, key }));
const published = all.filter(({ status }) => status === undefined);
const keysOf = (list: readonly (CastProd & { key: string })[]) => list.map(({ key }) => key);

describe('the named courses', () => {
  it('the named courses cover every category, type, feature and price option', () => {
    expect(new Set(published.map(({ categories: [main] }) => main))).to.deep.equal(
      new Set(categories.map(({ id }): CategoryId => id)),
    );
    expect(new Set(published.map(({ type }) => type))).to.deep.equal(new Set(offeredProdTypes));
    expect(new Set(published.flatMap((prod) => prod.services)).size).to.equal(Object.keys(services).length);
    const types = published.flatMap(({ prices }) => prices.map(({ type }) => type));
    expect(new Set(types)).to.deep.equal(new Set(Object.keys(priceTypes)));
  });

  it('the named courses have names and texts as long as the limits ask', () => {
    const { name, text } = prodLimits;
    expect(
      keysOf(all.filter((prod) => prod.name.length < name.min || prod.name.length > name.max)),
    ).to.deep.equal([]);
    expect(keysOf(all.filter((prod) => prod.text.join('').length < text.min))).to.deep.equal([]);
    expect(
      keysOf(
        all.filter(
          (prod) => prod.program.length === 0 || prod.for_whom.length === 0 || prod.result.length === 0,
        ),
      ),
    ).to.deep.equal([]);
  });

  it('a named course has a known city exactly when its type takes place somewhere', async () => {
    const known = new Set((await readCities()).map(({ name }) => name));
    expect(
      keysOf(all.filter(({ type, city }) => venueProdTypes.includes(type) && !known.has(city ?? ''))),
    ).to.deep.equal([]);
    expect(
      keysOf(all.filter(({ type, city }) => onlineProdTypes.includes(type) && city !== undefined)),
    ).to.deep.equal([]);
  });

  it('options of a named course are complete and never dearer than the whole', () => {
    for (const { key, price, prices } of all)
      for (const option of prices) {
        expect(option.type === 'date', `${key} date`).to.equal(option.inDays !== undefined);
        expect(option.type === 'listener', `${key} listener`).to.equal(option.count_listener !== undefined);
        expect(option.type === 'any', `${key} text`).to.equal(option.text !== undefined);
        if (option.type === 'main') expect(option.price, key).to.equal(price);
        else if (option.type !== 'any') expect(option.price, `${key} ${option.type}`).to.be.below(price);
      }
  });

  it('early prices grow towards the course and larger groups pay less', () => {
    for (const { key, prices } of all) {
      const early = prices
        .filter(({ type }) => type === 'date')
        .toSorted((a, b) => (a.inDays ?? 0) - (b.inDays ?? 0));
      const groups = prices
        .filter(({ type }) => type === 'listener')
        .toSorted((a, b) => (a.count_listener ?? 0) - (b.count_listener ?? 0));
      expect(early, key).to.deep.equal(early.toSorted((a, b) => a.price - b.price));
      expect(groups, key).to.deep.equal(groups.toSorted((a, b) => b.price - a.price));
    }
  });

  it('approved centres with approved lecturers publish the named courses', () => {
    const strangers = published.filter(
      (prod) =>
        centers[prod.center as keyof typeof centers].status !== 'CONFIRMED' ||
        prod.lecturers.some((key) => lecturers[key as keyof typeof lecturers].status !== 'CONFIRMED'),
    );
    expect(keysOf(strangers)).to.deep.equal([]);
  });

  it('the named courses have no more listeners than seats', () => {
    expect(keysOf(all.filter(({ seats }) => seats !== undefined && seats.taken > seats.total))).to.deep.equal(
      [],
    );
  });
});

describe('the cast', () => {
  it('has lecturers with three to eight sentences of text and names of three words', () => {
    for (const { name, text, status } of Object.values(lecturers)) {
      expect(name).to.match(/^[А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+$/);
      if (status !== 'CONFIRMED') continue;
      const sentences = text.join(' ').match(/[^.!?]+[.!?]/g) ?? [];
      expect(sentences.length, name).to.be.within(3, 8);
    }
  });

  it('advertises in every slot, in categories exactly where the slot belongs to one', () => {
    expect(new Set(banners.map(({ slot }) => slot))).to.deep.equal(
      new Set(bannerSlots.map(({ code }) => code)),
    );
    for (const { slot, category } of banners)
      expect(category !== undefined).to.equal(bannerSlots.find(({ code }) => code === slot)?.by_category);
  });

  it('pins published courses, each to a list that shows it', () => {
    for (const { place, prod } of pinnings) {
      const { type, categories: own, status } = all.find(({ key }) => key === prod) ?? {};
      expect(status, prod).to.equal(undefined);
      expect(belongsTo(place, { type: type ?? 0, categories: own ?? [] }), `${prod} in ${place}`).to.equal(
        true,
      );
    }
  });
});
