import type { QueryInterface } from 'sequelize';
import { reportChanges, stopReportingChanges } from '../changeReports.ts';
import { inOneTransaction } from '../sql.ts';

const shown = `array['prod:' || (r ->> 'prod_id'), 'list', 'list:type:' || (r ->> 'type')]
    || array(select 'list:category:' || c from jsonb_array_elements_text(r -> 'categories') c)
    || array(select 'lecturer:' || l from jsonb_array_elements_text(r -> 'lecturer_ids') l) || array['card:' || (r ->> 'prod_id'), 'series:' || (r ->> 'series_id')]`;

/** Cards know the tiers of groups, so that a list can show, sort and narrow by what each of so many pays. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    ${stopReportingChanges('prod_cards')}
    alter table prod_cards
      add column group_counts integer[] not null default '{}',
      add column group_prices integer[] not null default '{}';
    update prod_cards set group_counts = tiers.counts, group_prices = tiers.prices
    from (
      select prod_id, array_agg(coalesce(count_listener, 2) order by sort, id) as counts,
        array_agg(price::integer order by sort, id) as prices
      from prod_prices where type = 'listener' group by prod_id) as tiers
    where tiers.prod_id = prod_cards.prod_id;
    ${reportChanges('prod_cards', shown)}

    create function group_price(price_now bigint, counts integer[], prices integer[], participants integer)
    returns bigint language sql immutable parallel safe as $$
      select least(price_now, (select min(price) from unnest(counts, prices) as tier (least_count, price)
        where least_count <= participants))
    $$;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop function group_price(bigint, integer[], integer[], integer);
    ${stopReportingChanges('prod_cards')}
    alter table prod_cards drop column group_counts, drop column group_prices;
    ${reportChanges('prod_cards', shown)}
    `,
  );
