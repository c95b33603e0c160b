import { Prod, ProdPreview } from '@odonta/db/models';
import { Op } from 'sequelize';
import { activeMembersWith } from '../../identity/users/activeMembers.ts';

/** A link that works, and the course it shows with its centre. */
export async function previewInForce(
  by: Pick<ProdPreview, 'prod_id'> | Pick<ProdPreview, 'token_hash'>,
): Promise<{ preview: ProdPreview; prod: Prod } | null> {
  const preview = await ProdPreview.findOne({ where: { ...by, expires_at: { [Op.gt]: new Date() } } });
  const prod = preview && (await Prod.findByPk(preview.prod_id, { include: 'center' }));
  // A deleted centre is not joined.
  if (!preview || !prod?.center || prod.center.suspended_at !== null) return null;
  return (await maySharerStill(preview, prod)) ? { preview, prod } : null;
}

/** A member who was dismissed must not watch the drafts of the centre by a link that he made. */
async function maySharerStill({ created_by }: ProdPreview, { center_id }: Prod): Promise<boolean> {
  if (created_by === null) return false;
  const members = await activeMembersWith('prods.preview', { center_id, user_id: created_by });
  return members.length > 0;
}
