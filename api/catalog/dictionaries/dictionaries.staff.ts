import type { StaffCategory, StaffCity, StaffSpecialization } from '@odonta/api/contract';
import { Category, City, Specialization } from '@odonta/db/models';
import type { CategoryId } from '@odonta/db/vocabulary/catalog/categories.ts';
import Joi from 'joi';
import type { Model } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { forbidden } from '../../platform/http/errors.ts';
import { line } from '../../platform/http/validation.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byId } from '../../platform/lists/filters.ts';
import { categoryImports, cityImports, specializationImports } from './dictionaries.imports.ts';
import { mergingOfCities, mergingOfSpecializations } from './dictionaries.merging.ts';

const sort = Joi.number().integer().min(0).max(10_000);
const everyRow = () => ({});

export const citiesForStaff = defineResource({
  name: 'cities',
  audience: staffAudience,
  impersonator: writing,
  model: City,
  rows: everyRow,
  present: (rows: City[]): StaffCity[] =>
    rows.map(({ id, name, region, lat, lon, population, version }) => ({
      id,
      name,
      region,
      lat,
      lon,
      population,
      version,
    })),
  searched: {
    title: ['name'],
    detail: ['region'],
    words: ['name', 'region'],
  },
  merges: mergingOfCities,
  imports: cityImports,
  list: {
    allow: 'dictionaries.list',
    filters: { id: byId(), q: anywhere('name', 'region') },
    sort: ['id', 'name', 'region', 'population'],
  },
  read: { allow: 'dictionaries.show' },
  create: {
    allow: 'dictionaries.create',
    body: cityBody().fork(['name', 'region'], (field) => field.required()),
    run: async ({ body, actor, transaction }) => {
      refuseNarrow(actor, 'dictionaries.create');
      return City.create(body, { transaction });
    },
  },
  update: { allow: 'dictionaries.edit', body: cityBody(), run: change },
  remove: { allow: 'dictionaries.delete' },
  export: {
    allow: 'dictionaries.export',
    columns: [
      { field: 'id', title: '№', value: ({ id }) => id },
      { field: 'name', title: 'Название', value: ({ name }) => name },
      { field: 'region', title: 'Регион', value: ({ region }) => region },
      { field: 'lat', title: 'Широта', value: ({ lat }) => lat },
      { field: 'lon', title: 'Долгота', value: ({ lon }) => lon },
      { field: 'population', title: 'Население', value: ({ population }) => population },
    ],
  },
});

/** Names may be improved; numbers and addresses of categories are fixed, and none is added or lost. */
export const categoriesForStaff = defineResource({
  name: 'categories',
  audience: staffAudience,
  impersonator: ['update'],
  model: Category,
  rows: everyRow,
  present: (rows: Category[]): StaffCategory[] =>
    rows.map(({ id, name, url, sort, version }) => ({ id: id as CategoryId, name, url, sort, version })),
  imports: categoryImports,
  list: {
    allow: 'dictionaries.list',
    filters: { id: byId(), q: anywhere('name') },
    sort: ['id', 'name', 'sort'],
  },
  read: { allow: 'dictionaries.show' },
  update: { allow: 'dictionaries.edit', body: Joi.object({ name: line(100).min(3), sort }), run: change },
  export: {
    allow: 'dictionaries.export',
    columns: [
      { field: 'id', title: '№', value: ({ id }) => id },
      { field: 'name', title: 'Название', value: ({ name }) => name },
      { field: 'url', title: 'Адрес страницы', value: ({ url }) => url },
      { field: 'sort', title: 'Порядок', value: ({ sort }) => sort },
    ],
  },
});

export const specializationsForStaff = defineResource({
  name: 'specializations',
  audience: staffAudience,
  impersonator: writing,
  model: Specialization,
  rows: everyRow,
  present: (rows: Specialization[]): StaffSpecialization[] =>
    rows.map(({ id, name, sort, version }) => ({ id, name, sort, version })),
  searched: {
    title: ['name'],
    detail: [],
    words: ['name'],
  },
  merges: mergingOfSpecializations,
  imports: specializationImports,
  list: {
    allow: 'dictionaries.list',
    filters: { id: byId(), q: anywhere('name') },
    sort: ['id', 'name', 'sort'],
  },
  read: { allow: 'dictionaries.show' },
  create: {
    allow: 'dictionaries.create',
    body: Joi.object<{ name: string; sort?: number }>({ name: line(100).min(3).required(), sort }),
    run: async ({ body, actor, transaction }) => {
      refuseNarrow(actor, 'dictionaries.create');
      return Specialization.create(body, { transaction });
    },
  },
  update: { allow: 'dictionaries.edit', body: Joi.object({ name: line(100).min(3), sort }), run: change },
  remove: { allow: 'dictionaries.delete' },
  export: {
    allow: 'dictionaries.export',
    columns: [
      { field: 'id', title: '№', value: ({ id }) => id },
      { field: 'name', title: 'Название', value: ({ name }) => name },
      { field: 'sort', title: 'Порядок', value: ({ sort }) => sort },
    ],
  },
});

async function change({
  row,
  body,
  actor,
}: {
  row: Model;
  body: object;
  actor: SignedInUser;
}): Promise<void> {
  refuseNarrow(actor, 'dictionaries.edit');
  row.set(body);
}

/** Who has only a part of the dictionaries has tags, services or texts: none of these three. */
function refuseNarrow(staff: SignedInUser, right: 'dictionaries.create' | 'dictionaries.edit'): void {
  if (staff.grants.scope(right) === 'own') throw forbidden();
}

function cityBody() {
  return Joi.object<{
    name: string;
    region: string;
    lat?: number | null;
    lon?: number | null;
    population?: number;
  }>({
    name: line(100).min(2),
    region: line(100).min(2),
    lat: Joi.number().min(-90).max(90).precision(4).allow(null),
    lon: Joi.number().min(-180).max(180).precision(4).allow(null),
    population: Joi.number().integer().min(0).max(100_000_000),
  });
}
