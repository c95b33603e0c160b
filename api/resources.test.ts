import { entities, entityOf } from '@odonta/db/vocabulary/entities.ts';
import { areaOf, namesIn } from '@odonta/db/vocabulary/identity/rights/areas.ts';
import { importSubjectNames } from '@odonta/db/vocabulary/tools/imports/importSubjects.ts';
import { expect } from 'chai';
import { resources } from './resources.ts';
import type { Sample } from './testing/sample.ts';
import { sampleOf, samples } from './testing/samples.ts';

describe('every resource', () => {
  it('asks for the rights of its own area in all that may be done with it', () => {
    for (const {
      name,
      list,
      read,
      create,
      update,
      remove,
      export: exported,
      transitions = {},
    } of resources) {
      const permissions = [list, read, create, update, remove, exported, ...Object.values(transitions)];
      const asked = permissions.flatMap((permission) =>
        permission && permission !== 'notOfStaff' ? [permission.allow as string] : [],
      );
      expect([...new Set(asked.map((right) => right.split('.')[0]))], name).to.deep.equal([areaOf(name)]);
    }
  });

  it('has a card, and every card a resource with the same lifecycle', () => {
    const names = resources.map(({ name }) => name);
    const cards: string[] = entities.map(({ name }) => name);
    expect(
      names.filter((name) => !cards.includes(name)),
      'without a card',
    ).to.deep.equal([]);
    expect(
      cards.filter((name) => !names.includes(name)),
      'without a resource',
    ).to.deep.equal([]);
    for (const { name, lifecycle } of resources)
      expect(entityOf(name)?.lifecycle, `the lifecycle on the card of ${name}`).to.equal(lifecycle);
  });

  it('has a sample with a body for all that may be written, and every sample a resource', () => {
    expect(lackingIn(samples), 'samples that are left out').to.deep.equal([]);
    expect([...samples.keys()]).to.have.members(resources.map(({ name }) => name));
  });

  it('is named when its sample or a body of it is left out', () => {
    const { create: _create, ...ofGifts } = sampleOf('gifts');
    const { change: _change, ...ofPages } = sampleOf('pages');
    const rest = [...samples].filter(([name]) => name !== 'cities');
    const fewer = new Map([...rest, ['gifts', ofGifts], ['pages', ofPages]]);
    expect(lackingIn(fewer)).to.have.members([
      'cities',
      'cities: create',
      'cities: change',
      'gifts: create',
      'pages: change',
    ]);
  });

  it('has columns of imports where the vocabulary lists it among the subjects', () => {
    const imported = resources.filter(({ imports }) => imports).map(({ name }) => name);
    expect(imported).to.have.members(importSubjectNames);
  });

  it('is found among the names of its area', () => {
    for (const { name } of resources) expect(namesIn(areaOf(name) ?? 'users'), name).to.include(name);
  });
});

function lackingIn(known: ReadonlyMap<string, Sample>): string[] {
  return resources.flatMap(({ name, create, update }) => {
    const of = known.get(name);
    return [
      ...(of ? [] : [name]),
      ...(create && !of?.create ? [`${name}: create`] : []),
      ...(update && !of?.change ? [`${name}: change`] : []),
    ];
  });
}
