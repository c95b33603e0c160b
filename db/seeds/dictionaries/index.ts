import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sequelize } from 'sequelize';
import { categories } from '../../vocabulary/catalog/categories.ts';
import { offsetOfRegion } from '../../vocabulary/catalog/utcOffsets.ts';
import { seedPages } from './pages/index.ts';
import { platformRequisites } from './platformRequisites.ts';
import { specializations } from './specializations.ts';
import { synonyms } from './synonyms.ts';

export interface SeededCity {
  name: string;
  region: string;
  lat: number;
  lon: number;
  population: number;
}

/** Nodes that start together on an empty database fill it one after another, and the second finds it full. */
const fillingLock = 731_003;

/** Data of every installation. Safe to run again: existing, edited and deleted rows stay as they are. */
export async function seedDictionaries(sequelize: Sequelize): Promise<void> {
  const cities = await readCities();
  await sequelize.transaction(async (transaction) => {
    const add = (sql: string, rows: readonly object[]) =>
      sequelize.query(sql, { bind: [JSON.stringify(rows)], transaction });
    await sequelize.query('select pg_advisory_xact_lock($1)', { bind: [fillingLock], transaction });
    await add(
      `insert into cities (name, region, lat, lon, population, utc_offset)
       select name, region, lat, lon, population, utc_offset
       from ${inOrder('name text, region text, lat numeric, lon numeric, population int, utc_offset smallint')}
       where not exists (select from cities c where c.name = r.name and c.region = r.region) order by r.ordinality`,
      cities.map((city) => ({ ...city, utc_offset: offsetOfRegion(city.region) })),
    );
    await add(
      `insert into categories (id, name, url, sort) select id, name, url, id from jsonb_to_recordset($1) as r(id int, name text, url text)
       on conflict do nothing`,
      categories,
    );
    await add(
      `insert into specializations (name, sort) select name, sort from ${inOrder('name text, sort int')}
       where not exists (select from specializations s where s.name = r.name) order by r.ordinality`,
      specializations.map((name, index) => ({ name, sort: index + 1 })),
    );
    // Synonyms have no key to conflict on, and staff may have emptied them on purpose.
    await add(
      `insert into synonyms (words) select array(select jsonb_array_elements_text(words)) from jsonb_to_recordset($1) as r(words jsonb)
       where not exists (select from synonyms)`,
      synonyms.map((words) => ({ words })),
    );
    await add(
      `insert into platform_requisites (${Object.keys(platformRequisites)}) select ${Object.keys(platformRequisites)}
       from jsonb_populate_recordset(null::platform_requisites, $1) on conflict do nothing`,
      [platformRequisites],
    );
    await seedPages(transaction);
  });
}

export async function readCities(): Promise<SeededCity[]> {
  const text = await readFile(join(import.meta.dirname, 'cities.csv'), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [name = '', region = '', lat, lon, population] = row.split(';');
      return { name, region, lat: Number(lat), lon: Number(lon), population: Number(population) };
    });
}

/** The rows of the bound JSON as `r`, with the order they were written in: their numbers follow it. */
const inOrder = (columns: string) =>
  `rows from (jsonb_to_recordset($1) as (${columns})) with ordinality as r`;
