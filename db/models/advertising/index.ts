import { City } from '../catalog/City.ts';
import { Prod } from '../catalog/Prod.ts';
import { Individual } from '../identity/Individual.ts';
import { User } from '../identity/User.ts';
import { Order } from '../orders/Order.ts';
import { LegalMember } from '../sales/companies/LegalMember.ts';
import { initAdBatch } from './AdBatch.ts';
import { initAdLink } from './AdLink.ts';
import { initAdNonce } from './AdNonce.ts';
import { initAdPicture } from './AdPicture.ts';
import { AdPlace, initAdPlace } from './AdPlace.ts';
import { AdShortfall, initAdShortfall } from './AdShortfall.ts';
import { AdSlot, initAdSlot } from './AdSlot.ts';
import { initAdSlotPrice } from './AdSlotPrice.ts';
import { initAdStat } from './AdStat.ts';
import { Banner, initBanner } from './Banner.ts';
import { initBannerVisit } from './BannerVisit.ts';
import { associateCollections, collectionsModels } from './collections/index.ts';
import { initMerchant, Merchant } from './Merchant.ts';
import { mailingModels } from './mailings/index.ts';
import { associateMarketing, marketingModels } from './marketing/index.ts';
import { initNotification } from './Notification.ts';
import { initNotificationAnswer, NotificationAnswer } from './NotificationAnswer.ts';
import { initNotificationEdition } from './NotificationEdition.ts';
import { initPinnedWeek } from './PinnedWeek.ts';
import { initPinning } from './Pinning.ts';
import { initRelatedLead, RelatedLead } from './RelatedLead.ts';
import { initRelatedPromotion, RelatedPromotion } from './RelatedPromotion.ts';
import { initTopStrip } from './TopStrip.ts';

export const advertisingModels = [
  initAdSlot,
  initAdSlotPrice,
  initAdPlace,
  initAdShortfall,
  initBanner,
  initAdStat,
  initAdNonce,
  initAdBatch,
  initAdLink,
  initAdPicture,
  initBannerVisit,
  initTopStrip,
  initNotification,
  initNotificationEdition,
  initNotificationAnswer,
  initPinning,
  initPinnedWeek,
  initMerchant,
  initRelatedPromotion,
  initRelatedLead,
  ...marketingModels,
  ...collectionsModels,
  ...mailingModels,
];

export function associateAdvertising(): void {
  associateMarketing();
  associateCollections();
  RelatedLead.belongsTo(RelatedPromotion, { as: 'promotion', foreignKey: 'promotion_id' });
  RelatedLead.belongsTo(Order, { as: 'order', foreignKey: 'order_id' });
  RelatedLead.belongsTo(Prod, { as: 'prod', foreignKey: 'prod_id' });
  RelatedLead.belongsTo(City, { as: 'city', foreignKey: 'city_id' });
  RelatedPromotion.belongsTo(Merchant, { as: 'merchant', foreignKey: 'merchant_id' });
  AdPlace.belongsTo(AdSlot, { as: 'slot', foreignKey: 'ad_slot_id' });
  AdShortfall.belongsTo(AdPlace, { as: 'place', foreignKey: 'ad_place_id' });
  Banner.hasMany(AdShortfall, { as: 'shortfalls', foreignKey: 'banner_id' });
  NotificationAnswer.belongsTo(User, { as: 'user', foreignKey: 'user_id' });
  NotificationAnswer.belongsTo(LegalMember, { as: 'legal_member', foreignKey: 'legal_member_id' });
  NotificationAnswer.belongsTo(Individual, { as: 'individual', foreignKey: 'individual_id' });
}

export { AdBatch, deleteStaleBatches } from './AdBatch.ts';
export { AdLink, deleteStaleAdLinks } from './AdLink.ts';
export { AdNonce, deleteStaleNonces } from './AdNonce.ts';
export { AdPicture, deleteStaleAdPictures } from './AdPicture.ts';
export { AdPlace } from './AdPlace.ts';
export { AdShortfall } from './AdShortfall.ts';
export { AdSlot } from './AdSlot.ts';
export { AdSlotPrice } from './AdSlotPrice.ts';
export { AdStat } from './AdStat.ts';
export { Banner } from './Banner.ts';
export { BannerVisit, deleteBannerVisitors } from './BannerVisit.ts';
export * from './collections/index.ts';
export { Merchant } from './Merchant.ts';
export * from './mailings/index.ts';
export * from './marketing/index.ts';
export { Notification } from './Notification.ts';
export { NotificationAnswer } from './NotificationAnswer.ts';
export { NotificationEdition } from './NotificationEdition.ts';
export { PinnedWeek } from './PinnedWeek.ts';
export { Pinning } from './Pinning.ts';
export { RelatedLead } from './RelatedLead.ts';
export { RelatedPromotion } from './RelatedPromotion.ts';
export { reportDueShowings } from './reportDueShowings.ts';
export { TopStrip } from './TopStrip.ts';
