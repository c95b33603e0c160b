import { Center } from '../../catalog/Center.ts';
import { Prod } from '../../catalog/Prod.ts';
import { PageVersion } from '../../content/PageVersion.ts';
import { Order } from '../../orders/Order.ts';
import { OrderParticipant } from '../../orders/OrderParticipant.ts';
import { EmployeeLink, initEmployeeLink } from './EmployeeLink.ts';
import { initLegalQuote, LegalQuote } from './LegalQuote.ts';
import { initLegalRequest, LegalRequest } from './LegalRequest.ts';
import { initSeatCode, SeatCode } from './SeatCode.ts';
import { initSeatReminder } from './SeatReminder.ts';
import { initSeatReservation } from './SeatReservation.ts';

export { EmployeeLink } from './EmployeeLink.ts';
export { type FrozenPrices, LegalQuote } from './LegalQuote.ts';
export { type KnownParticipant, LegalRequest, type SignatoryOf } from './LegalRequest.ts';
export { SeatCode } from './SeatCode.ts';
export { SeatReminder } from './SeatReminder.ts';
export { SeatReservation } from './SeatReservation.ts';

/** Associates the models of companies' group orders and of their people with a connection. */
export const companiesModels = [
  initLegalRequest,
  initLegalQuote,
  initSeatReservation,
  initSeatCode,
  initSeatReminder,
  initEmployeeLink,
];

export function associateCompanies(): void {
  LegalRequest.belongsTo(Prod, { as: 'prod', foreignKey: 'prod_id' });
  LegalRequest.belongsTo(Center, { as: 'center', foreignKey: 'center_id' });
  LegalRequest.belongsTo(Order, { as: 'order', foreignKey: 'order_id' });
  LegalRequest.belongsTo(PageVersion, { as: 'offer_version', foreignKey: 'offer_version_id' });
  LegalRequest.hasMany(LegalQuote, { as: 'quotes', foreignKey: 'legal_request_id' });
  SeatCode.belongsTo(LegalRequest, { as: 'request', foreignKey: 'legal_request_id' });
  SeatCode.belongsTo(OrderParticipant, { as: 'participant', foreignKey: 'participant_id' });
  EmployeeLink.belongsTo(OrderParticipant, { as: 'one', foreignKey: 'one_id' });
  EmployeeLink.belongsTo(OrderParticipant, { as: 'other', foreignKey: 'other_id' });
}
