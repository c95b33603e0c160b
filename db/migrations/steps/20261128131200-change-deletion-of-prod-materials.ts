import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** With a course its materials would go without their files, which nothing would delete afterwards. */
export const up = (context: QueryInterface) => inOneTransaction(context, referring('restrict'));
export const down = (context: QueryInterface) => inOneTransaction(context, referring('cascade'));

const referring = (deletion: 'restrict' | 'cascade') => `
  alter table prod_materials drop constraint prod_materials_prod_id_fkey;
  alter table prod_materials add constraint prod_materials_prod_id_fkey
    foreign key (prod_id) references prods on delete ${deletion};`;
