import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { ParticipantState } from '../../vocabulary/orders/order.ts';
import type { Prod } from '../catalog/Prod.ts';
import { id, moment, numberFromBigint } from '../columns.ts';
import type { Certificate } from '../sales/Certificate.ts';
import type { StudentDocument } from '../sales/StudentDocument.ts';
import type { Order } from './Order.ts';

/** A seat of an order and who takes it. Sums are kopecks. */
export class OrderParticipant extends Model<
  InferAttributes<OrderParticipant>,
  InferCreationAttributes<OrderParticipant>
> {
  declare id: CreationOptional<number>;
  declare order_id: number;
  declare prod_id: number;
  /** Place in the order, from 1. */
  declare number: number;
  /** Null until the place has a name. */
  declare last_name: CreationOptional<string | null>;
  declare first_name: CreationOptional<string | null>;
  declare middle_name: CreationOptional<string | null>;
  declare phone: CreationOptional<string | null>;
  declare email: CreationOptional<string | null>;
  declare is_student: CreationOptional<boolean>;
  declare unit_price: number;
  declare promo_share: CreationOptional<number>;
  declare bonus_share: CreationOptional<number>;
  declare price_id: CreationOptional<number | null>;
  declare tier_label: string;
  declare state: CreationOptional<ParticipantState>;
  declare replaced_by: CreationOptional<number | null>;
  declare ticket_code: CreationOptional<string>;
  /** Read aloud at the door, and unique within the course: given by the database. */
  declare short_code: CreationOptional<string>;
  declare named_at: CreationOptional<Date | null>;
  /** Rises with every change that a calendar must hear of. */
  declare sequence: CreationOptional<number>;
  /** Whether he counts as being on the course. */
  declare is_live: CreationOptional<boolean>;
  /** Staff has said that two of one name are two people. */
  declare is_double: CreationOptional<boolean>;
  /** Whether his ticket and reminders go to him; a company may hand its tickets out itself. */
  declare is_written_to: CreationOptional<boolean>;
  declare order: NonAttribute<Order>;
  declare prod: NonAttribute<Prod>;
  declare document: NonAttribute<StudentDocument | null>;
  /** The one that is not annulled. */
  declare certificate: NonAttribute<Certificate | null>;
}

export function initOrderParticipant(sequelize: Sequelize) {
  OrderParticipant.init(
    {
      id: id(),
      order_id: DataTypes.INTEGER,
      prod_id: DataTypes.INTEGER,
      number: DataTypes.INTEGER,
      last_name: DataTypes.TEXT,
      first_name: DataTypes.TEXT,
      middle_name: DataTypes.TEXT,
      phone: DataTypes.TEXT,
      email: DataTypes.TEXT,
      is_student: DataTypes.BOOLEAN,
      unit_price: numberFromBigint('unit_price'),
      promo_share: numberFromBigint('promo_share'),
      bonus_share: numberFromBigint('bonus_share'),
      price_id: DataTypes.INTEGER,
      tier_label: DataTypes.TEXT,
      state: DataTypes.TEXT,
      replaced_by: DataTypes.INTEGER,
      ticket_code: DataTypes.UUID,
      short_code: DataTypes.TEXT,
      named_at: moment(),
      sequence: DataTypes.INTEGER,
      is_live: DataTypes.BOOLEAN,
      is_double: DataTypes.BOOLEAN,
      is_written_to: DataTypes.BOOLEAN,
    },
    { sequelize, tableName: 'order_participants', timestamps: false },
  );
}
