import { Center, Merchant } from '@odonta/db/models';
import type { CenterRight } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { WebhookOwnerKind } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import type { Transaction } from 'sequelize';
import { lockOwnMerchant, merchantIdsOf } from '../../advertising/merchants/membership.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { centersOf, lockOwnCenter } from '../centersOf.ts';

/** A centre or a trading organisation, as its webhooks name it. */
export interface OwnerKey {
  owner_kind: WebhookOwnerKind;
  owner_id: number;
}

interface OwnerKindOfMember {
  /** Those in which the member has the right, in their order. */
  named(member: SignedInUser, right: CenterRight): Promise<{ id: number; name: string }[]>;
  /** 404 for another's, 403 for a member without the right. */
  lock(
    member: SignedInUser,
    id: number,
    right: CenterRight,
    transaction: Transaction,
  ): Promise<{ id: number }>;
  unproved: string;
  unserved: string;
  /** Its messages name persons, whom it sees only while it is at work here. */
  namesPersons: boolean;
}

/** Members of a trading organisation are its owners, so that rights differ in centres alone. */
export const ownerKinds: Readonly<Record<WebhookOwnerKind, OwnerKindOfMember>> = {
  CENTER: {
    named: async (member, right) =>
      Center.findAll({ where: { id: await centersOf(member, right) }, order: ['id'] }),
    lock: lockOwnCenter,
    unproved: 'Сначала подтвердите свою почту в разделе «Центр»',
    unserved: 'Вебхуки доступны центрам, которые работают на площадке',
    namesPersons: false,
  },
  MERCHANT: {
    named: async (member) => Merchant.findAll({ where: { id: await merchantIdsOf(member) }, order: ['id'] }),
    lock: (member, id, _right, transaction) => lockOwnMerchant(member, id, transaction),
    unproved: 'Сначала подтвердите свою почту в кабинете',
    unserved: 'Вебхуки доступны организациям, которые работают на площадке',
    namesPersons: true,
  },
};
