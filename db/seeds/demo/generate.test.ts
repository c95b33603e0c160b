import { expect } from 'chai';
import { onlineProdTypes, prodLimits, venueProdTypes } from '../../vocabulary/catalog/prod.ts';
import { readCities } from '../dictionaries/index.ts';
import type { CastProd } from './cast/types.ts';
import { generateData } from './generate.ts';
import { courseCities } from './generator/places.ts';

describe('the generator of courses', () => {
  let prods: CastProd[];

  before(() => {
    prods = [...generateData(6000).prods()];
  });

  it('makes the same demo each time', () => {
    const [one, other] = [generateData(800), generateData(800)];
    expect([...one.prods()]).to.deep.equal([...other.prods()]);
    expect([one.centers, one.lecturers]).to.deep.equal([other.centers, other.lecturers]);
  });

  it('makes as many as it is asked for, none twice', () => {
    const identities = prods.map(({ name, timing, center }) => `${name}|${timing.inDays}|${center}`);
    expect(new Set(identities).size).to.equal(6000);
  });

  it('needs nobody beside the cast for a small demo', () => {
    const { centers, lecturers } = generateData(200);
    expect([centers.length, lecturers.length]).to.deep.equal([0, 0]);
  });

  it('keeps names and texts within the limits', () => {
    const { name, text } = prodLimits;
    expect(prods.filter((prod) => prod.name.length < name.min || prod.name.length > name.max)).to.deep.equal(
      [],
    );
    expect(
      prods.filter((prod) => prod.text.join('').length < text.min).map((prod) => prod.text.join(' ')),
    ).to.deep.equal([]);
    expect(
      prods.filter((prod) => /:.*:|\$|undefined|null/.test(prod.name)).map((prod) => prod.name),
    ).to.deep.equal([]);
  });

  it('rounds prices as people do', () => {
    const odd = prods
      .flatMap(({ price, prices }) => [price, ...prices.map((option) => option.price)])
      .filter((sum) => sum % (sum < 10_000 ? 100 : 500) !== 0);
    expect(odd).to.deep.equal([]);
  });

  it('offers nothing dearer than the whole course but what is more than the course', () => {
    const dear = prods.flatMap(({ price, prices }) =>
      prices.filter((option) => option.type !== 'any' && option.type !== 'main' && option.price >= price),
    );
    expect(dear).to.deep.equal([]);
  });

  it('ends early registration before the course begins', () => {
    const late = prods.filter(({ timing, prices }) =>
      prices.some(({ inDays }) => inDays !== undefined && inDays >= (timing.inDays ?? 0)),
    );
    expect(late).to.deep.equal([]);
  });

  it('holds courses in cities of the dictionary, and online ones nowhere', async () => {
    const known = new Set((await readCities()).map(({ name }) => name));
    expect(courseCities.filter(([name]) => !known.has(name))).to.deep.equal([]);
    expect(
      prods.filter(({ type, city }) => venueProdTypes.includes(type) && !known.has(city ?? '')),
    ).to.deep.equal([]);
    expect(
      prods.filter(({ type, city }) => onlineProdTypes.includes(type) && city !== undefined),
    ).to.deep.equal([]);
  });

  it('asks nobody to bring loupes to a lecture', () => {
    const lectures = prods.filter(({ type }) => type === 3 || type === 8);
    expect(new Set(lectures.flatMap(({ requirements }) => requirements))).to.deep.equal(
      new Set(['Специальная подготовка не нужна']),
    );
  });
});
