import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** What people look for by a part of a word, so that neither the search of the back-office nor the `q` of a list reads a whole table. */
const columns = {
  articles: ['title', 'slug'],
  banners: ['alt', 'ad_company', 'ad_reg_number', 'ad_inn', 'url'],
  centers: ['name', 'city', 'email', 'phone', 'kontact_name', 'kontact_phone', 'pay_inn'],
  director_questions: ['fio', 'tel', 'email', 'comment'],
  lecturers: ['sef'],
  manager_requests: ['name', 'phone', 'email', 'city'],
  outbox: ['"to"', 'subject', 'text'],
  pinnings: ['ad_company', 'ad_reg_number', 'ad_inn', 'info'],
  prods: ['slug'],
  redirects: ['from_path', 'to_path'],
  reviews: ['client_name', 'email'],
  users: ['name', 'email', 'phone'],
};

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    Object.entries(columns)
      .map(
        ([table, names]) => `create index ${table}_by_part_of_word on ${table} using gin (${keys(names)});`,
      )
      .join('\n'),
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `drop index ${Object.keys(columns)
      .map((table) => `${table}_by_part_of_word`)
      .join(', ')};`,
  );

const keys = (names: string[]) => names.map((name) => `${name} gin_trgm_ops`).join(', ');
