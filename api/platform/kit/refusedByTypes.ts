import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { lifecycle } from '@odonta/db/vocabulary/lifecycle.ts';
import Joi from 'joi';
import { type CreationOptional, type InferAttributes, type InferCreationAttributes, Model } from 'sequelize';
import type { Audience } from '../http/audiences.ts';
import { endpoint } from '../http/endpoint.ts';
import { defineResource } from './resource.ts';

/**
 * Code that the kit must refuse to compile. Nothing imports this file and nothing in it runs: `tsc` reads it,
 * and an expectation under which the code compiles after all is itself an error.
 */

class Thing extends Model<InferAttributes<Thing>, InferCreationAttributes<Thing>> {
  declare id: CreationOptional<number>;
  declare name: string;
  declare status: string;
  declare made_at: Date;
}

interface Shown {
  id: number;
  name: string;
}

declare const audience: Audience<{ id: number }, Right>;

const things = {
  name: 'things',
  audience,
  model: Thing,
  rows: () => ({}),
  present: (rows: Thing[]): Shown[] => rows.map(({ id, name }) => ({ id, name })),
};

const lifecycleOfThings = lifecycle({
  initial: 'NEW',
  statuses: { NEW: { label: 'Новая' }, DONE: { label: 'Готова' } },
  transitions: {
    finish: { from: ['NEW'], to: 'DONE', label: 'Закончить', done: 'Закончена' },
    reopen: { from: ['DONE'], to: 'NEW', label: 'Вернуть', done: 'Возвращена' },
  },
});

/** The control: written rightly, it compiles. */
export const accepted = defineResource({
  ...things,
  list: { allow: 'prods.list', filters: {}, sort: ['id', 'name', 'made_at'], facets: ['status'] },
  read: { allow: 'prods.show' },
  update: { allow: 'prods.edit', body: Joi.object<{ name: string }>({ name: Joi.string() }) },
  lifecycle: lifecycleOfThings,
  transitions: { finish: { allow: 'prods.publish' }, reopen: 'notOfStaff' },
});

export const actionWithoutPermission = defineResource({
  ...things,
  // @ts-expect-error an action without a permission
  read: {},
});

export const listWithoutPermission = defineResource({
  ...things,
  // @ts-expect-error a list without a permission
  list: { filters: {}, sort: ['id'] },
});

export const misspeltRight = defineResource({
  ...things,
  // @ts-expect-error a right that is not in the table
  read: { allow: 'prods.shwo' },
});

export const transitionThatIsNoTransitionOfTheRight = defineResource({
  ...things,
  // @ts-expect-error a transition that this resource of the rights table does not have
  remove: { allow: 'prods.merge' },
});

export const transitionWithoutPermission = defineResource({
  ...things,
  lifecycle: lifecycleOfThings,
  // @ts-expect-error `reopen` has neither a permission nor an exclusion
  transitions: { finish: { allow: 'prods.publish' } },
});

export const transitionWithoutAllow = defineResource({
  ...things,
  lifecycle: lifecycleOfThings,
  // @ts-expect-error a transition with an effect and no permission
  transitions: { finish: { run: () => undefined }, reopen: 'notOfStaff' },
});

export const unknownTransition = defineResource({
  ...things,
  lifecycle: lifecycleOfThings,
  transitions: {
    finish: { allow: 'prods.publish' },
    reopen: 'notOfStaff',
    // @ts-expect-error a transition that the lifecycle does not have
    explode: { allow: 'prods.publish' },
  },
});

export const sortByNoColumn = defineResource({
  ...things,
  // @ts-expect-error a sort by a column that is not there
  list: { allow: 'prods.list', filters: {}, sort: ['id', 'colour'] },
});

export const facetOfNoColumn = defineResource({
  ...things,
  // @ts-expect-error a facet of a column that is not there
  list: { allow: 'prods.list', filters: {}, sort: ['id'], facets: ['colour'] },
});

export const leakOfADate = defineResource({
  ...things,
  // @ts-expect-error a record that JSON would change on its way
  present: (rows: Thing[]): { made_at: Date }[] => rows.map(({ made_at }) => ({ made_at })),
});

export const leakOfARow = defineResource({
  ...things,
  // @ts-expect-error a whole row, with its methods and every column
  present: (rows: Thing[]) => rows,
});

export const maskOfNoField = defineResource({
  ...things,
  // @ts-expect-error a mask for a field that is not shown
  personal: { phone: () => '***' },
});

const { rows: _everyRow, ...scopeless } = things;
// @ts-expect-error a resource that does not say which rows an actor may reach
export const withoutRows = defineResource({ ...scopeless, read: { allow: 'prods.show' } });

const handle = async () => ({ message: null });
const route = { method: 'get', path: '/things', summary: 'Things', audience, handle } as const;
export const acceptedEndpoint = endpoint({ ...route, allow: 'prods.list' });

// @ts-expect-error an endpoint without a permission
export const endpointWithoutPermission = endpoint(route);

// @ts-expect-error an endpoint gated by a right that is not in the table
export const endpointWithMisspeltRight = endpoint({ ...route, allow: 'prods.everything' });

// @ts-expect-error an endpoint without an audience
export const endpointWithoutAudience = endpoint({ ...route, audience: undefined, allow: 'prods.list' });
