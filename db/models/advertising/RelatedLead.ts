import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { DisputeCode, LeadResult } from '../../vocabulary/advertising/leads/lead.ts';
import type { RequestStatus } from '../../vocabulary/statuses.ts';
import type { City } from '../catalog/City.ts';
import type { Prod } from '../catalog/Prod.ts';
import { moment, numberFromBigint } from '../columns.ts';
import type { Order } from '../orders/Order.ts';
import { VersionedRow, versionedTable } from '../row.ts';
import type { RelatedPromotion } from './RelatedPromotion.ts';

/** A person who wants a bonus, given to its organisation with his consent. */
export class RelatedLead extends VersionedRow<RelatedLead> {
  declare promotion_id: number;
  /** Of a bonus that goes with an order. */
  declare order_id: CreationOptional<number | null>;
  /** The account that gave it. It stays when the rest is wiped: he sees in his cabinet that it is. */
  declare individual_id: CreationOptional<number | null>;
  /** The course beside which the bonus stood. */
  declare prod_id: CreationOptional<number | null>;
  declare city_id: CreationOptional<number | null>;
  /** Null once the consent is withdrawn, as all that names the person. */
  declare last_name: CreationOptional<string | null>;
  declare first_name: string | null;
  declare phone: string | null;
  declare email: string | null;
  declare consent_id: number;
  /** Kopecks; nothing for a repetition. */
  declare price: number;
  declare is_duplicate: CreationOptional<boolean>;
  /** Until then it may be disputed; then it is charged. */
  declare due_at: Date;
  declare dispute_code: CreationOptional<DisputeCode | null>;
  declare dispute_text: CreationOptional<string | null>;
  declare disputed_at: CreationOptional<Date | null>;
  declare result: CreationOptional<LeadResult | null>;
  declare charged_at: CreationOptional<Date | null>;
  declare revoked_at: CreationOptional<Date | null>;
  declare readonly status: CreationOptional<RequestStatus>;
  declare order: NonAttribute<Order | null>;
  declare promotion: NonAttribute<RelatedPromotion>;
  declare prod: NonAttribute<Prod | null>;
  declare city: NonAttribute<City | null>;
}

export const initRelatedLead = versionedTable(RelatedLead, 'related_leads', {}, () => ({
  promotion_id: DataTypes.INTEGER,
  order_id: DataTypes.INTEGER,
  individual_id: DataTypes.INTEGER,
  prod_id: DataTypes.INTEGER,
  city_id: DataTypes.INTEGER,
  last_name: DataTypes.TEXT,
  first_name: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  email: DataTypes.TEXT,
  consent_id: DataTypes.INTEGER,
  price: numberFromBigint('price'),
  is_duplicate: { type: DataTypes.BOOLEAN, defaultValue: false },
  due_at: moment(),
  dispute_code: DataTypes.TEXT,
  dispute_text: DataTypes.TEXT,
  disputed_at: moment(),
  result: DataTypes.TEXT,
  charged_at: moment(),
  revoked_at: moment(),
  status: { type: DataTypes.TEXT, defaultValue: 'CREATED' },
}));
