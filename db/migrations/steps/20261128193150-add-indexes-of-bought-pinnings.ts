import type { QueryInterface } from 'sequelize';
import { dropIndexes, indexConcurrently } from '../sql.ts';

const ofUses = 'promo_uses_one_of_a_pinning';
const ofCenters = 'pinnings_by_center';

export async function up(context: QueryInterface): Promise<void> {
  await indexConcurrently(context, ofUses, 'promo_uses (pinning_id) where released_at is null', 'unique');
  await indexConcurrently(context, ofCenters, 'pinnings (center_id) where center_id is not null');
}

export const down = (context: QueryInterface) => dropIndexes(context, [ofUses, ofCenters]);
