import type { QueryInterface } from 'sequelize';
import { indexConcurrently, inOneTransaction } from '../sql.ts';

/** A lead that was given by a signed-in individual is found in his cabinet, with and without an order. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    `alter table related_leads
       add column individual_id integer,
       add constraint related_leads_individual_id_fkey foreign key (individual_id) references individuals not valid;`,
  );
  const ofIndividuals = 'related_leads (individual_id) where individual_id is not null';
  await indexConcurrently(context, 'related_leads_individual', ofIndividuals);
  await context.sequelize.query(
    'alter table related_leads validate constraint related_leads_individual_id_fkey',
  );
}

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table related_leads drop column individual_id;');
