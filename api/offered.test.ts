import { entities, entityOf } from '@odonta/db/vocabulary/entities.ts';
import type { Entity } from '@odonta/db/vocabulary/entity.ts';
import { areaOf } from '@odonta/db/vocabulary/identity/rights/areas.ts';
import { allRights, grantsOf, type Verb, verbs } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { staffRoleNames } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { expect } from 'chai';
import { endpointsFor } from './endpoints.ts';
import type { AnyEndpoint } from './platform/http/endpoint.ts';
import { resources } from './resources.ts';

const verbNames = Object.keys(verbs) as Verb[];

/** `prods.rerun`, as the table of rights gives it to anybody. */
const anybody = grantsOf(staffRoleNames);
const named = new Set<string>(allRights.filter((right) => anybody.scope(right) !== null));

const none = () => Promise.reject(new Error('nothing is called here'));
const endpoints = endpointsFor(
  { jwtSecret: 'a secret that is long enough for tests' },
  { take: none } as never,
  none as never,
);

const demandsOf = ({ allow }: AnyEndpoint) => [allow].flat() as string[];
const isUnder = (name: string, { path, aliases = [] }: AnyEndpoint) =>
  [path, ...aliases].some((address) => address === `/adm/${name}` || address.startsWith(`/adm/${name}/`));

/** The existing rights: the six verbs of each resource, and the transitions of each area. */
function namedActions(
  offered: readonly AnyEndpoint[],
): { name: string; action: string; isOffered: boolean }[] {
  const areas = new Set(offered.flatMap(demandsOf).map((demand) => demand.split('.')[0] ?? ''));
  const ofVerbs = resources.flatMap(({ name }) =>
    verbNames
      .filter((verb) => named.has(`${areaOf(name)}.${verb}`))
      .map((verb) => ({
        name,
        action: verb,
        isOffered: offered.some(
          (endpoint) => isUnder(name, endpoint) && demandsOf(endpoint).includes(`${areaOf(name)}.${verb}`),
        ),
      })),
  );
  const ofTransitions = [...named]
    .map((right) => right.split('.') as [area: string, action: string])
    .filter(([area, action]) => areas.has(area) && !verbNames.includes(action as Verb))
    .map(([name, action]) => ({
      name,
      action,
      isOffered: offered.some((endpoint) => demandsOf(endpoint).includes(`${name}.${action}`)),
    }));
  return [...ofVerbs, ...ofTransitions];
}

const reasonFor = (name: string, action: string) => entityOf(name)?.notOffered?.[action];

function unexplained(offered: readonly AnyEndpoint[]): string[] {
  return namedActions(offered)
    .filter(({ name, action, isOffered }) => !isOffered && !reasonFor(name, action))
    .map(({ name, action }) => `${name}.${action}`);
}

describe('what the table of rights names for what exists', () => {
  it('is offered by an endpoint, or there is a reason why not', () => {
    const actions = namedActions(endpoints);
    expect(unexplained(endpoints)).to.deep.equal([]);
    const offered = actions.filter(({ isOffered }) => isOffered).length;
    console.log(`      ${actions.length} actions, offered: ${offered}, without a reason: 0`);
  });

  it('a forgotten endpoint would be noticed', () => {
    const missedWithout = (lost: string) =>
      unexplained(endpoints.filter((endpoint) => !demandsOf(endpoint).includes(lost)));
    expect(missedWithout('prods.rerun')).to.include('prods.rerun');
    expect(missedWithout('audit_log.export')).to.include('audit_log.export');
  });

  it('has no reason where it is offered, nor where nobody named it', () => {
    const actions = namedActions(endpoints);
    const idle = entities.flatMap(({ name, notOffered = {} }: Entity) =>
      Object.keys(notOffered)
        .filter((action) => {
          const known = actions.find((given) => given.name === name && given.action === action);
          return !known || known.isOffered;
        })
        .map((action) => `${name}.${action}`),
    );
    expect(idle).to.deep.equal([]);
  });

  it('is exported by the right of its own area and no other', () => {
    const exported = resources.filter((resource) => resource.export);
    for (const { name, export: file } of exported)
      expect(file?.allow, name).to.equal(`${areaOf(name)}.export`);
    console.log(`      ${exported.length} of ${resources.length} lists are exported`);
  });
});
