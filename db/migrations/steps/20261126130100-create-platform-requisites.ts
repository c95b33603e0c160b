import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table platform_requisites (
      id integer primary key default 1 check (id = 1),
      name text not null,
      inn text not null check (inn ~ '^([0-9]{10}|[0-9]{12})$'),
      kpp text check (kpp ~ '^[0-9]{4}[0-9A-Z]{2}[0-9]{3}$'),
      ogrn text not null check (ogrn ~ '^([0-9]{13}|[0-9]{15})$'),
      address text not null,
      bank_name text not null,
      bic text not null check (bic ~ '^[0-2][0-9]{8}$'),
      account text not null check (account ~ '^[0-9]{20}$'),
      correspondent_account text not null check (correspondent_account ~ '^301[0-9]{17}$'),
      vat integer check (vat in (0, 5, 7, 10, 20, 22)),
      director_post text not null default 'Генеральный директор',
      director_name text not null,
      accountant_name text,
      version integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    `,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table platform_requisites;');
