import { Individual } from '../identity/Individual.ts';
import { User } from '../identity/User.ts';
import { LegalMember } from '../sales/companies/LegalMember.ts';
import { AdPlace, initAdPlace } from './AdPlace.ts';
import { AdSlot, initAdSlot } from './AdSlot.ts';
import { initAdSlotPrice } from './AdSlotPrice.ts';
import { initBanner } from './Banner.ts';
import { initBannerStat } from './BannerStat.ts';
import { initBannerVisit } from './BannerVisit.ts';
import { associateCollections, collectionsModels } from './collections/index.ts';
import { associateMarketing, marketingModels } from './marketing/index.ts';
import { initNotification } from './Notification.ts';
import { initNotificationAnswer, NotificationAnswer } from './NotificationAnswer.ts';
import { initNotificationEdition } from './NotificationEdition.ts';
import { initPinnedWeek } from './PinnedWeek.ts';
import { initPinning } from './Pinning.ts';
import { initTopStrip } from './TopStrip.ts';

export const advertisingModels = [
  initAdSlot,
  initAdSlotPrice,
  initAdPlace,
  initBanner,
  initBannerStat,
  initBannerVisit,
  initTopStrip,
  initNotification,
  initNotificationEdition,
  initNotificationAnswer,
  initPinning,
  initPinnedWeek,
  ...marketingModels,
  ...collectionsModels,
];

export function associateAdvertising(): void {
  associateMarketing();
  associateCollections();
  AdPlace.belongsTo(AdSlot, { as: 'slot', foreignKey: 'ad_slot_id' });
  NotificationAnswer.belongsTo(User, { as: 'user', foreignKey: 'user_id' });
  NotificationAnswer.belongsTo(LegalMember, { as: 'legal_member', foreignKey: 'legal_member_id' });
  NotificationAnswer.belongsTo(Individual, { as: 'individual', foreignKey: 'individual_id' });
}

export { AdPlace } from './AdPlace.ts';
export { AdSlot } from './AdSlot.ts';
export { AdSlotPrice } from './AdSlotPrice.ts';
export { Banner } from './Banner.ts';
export { BannerStat } from './BannerStat.ts';
export { BannerVisit, deleteBannerVisitors } from './BannerVisit.ts';
export * from './collections/index.ts';
export * from './marketing/index.ts';
export { Notification } from './Notification.ts';
export { NotificationAnswer } from './NotificationAnswer.ts';
export { NotificationEdition } from './NotificationEdition.ts';
export { PinnedWeek } from './PinnedWeek.ts';
export { Pinning } from './Pinning.ts';
export { reportDueShowings } from './reportDueShowings.ts';
export { TopStrip } from './TopStrip.ts';
