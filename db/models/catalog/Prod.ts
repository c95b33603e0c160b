import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { CategoryId } from '../../vocabulary/catalog/categories.ts';
import type { ClassDay } from '../../vocabulary/catalog/classDays.ts';
import type { Degree, Nmo, ProdType, ServiceId } from '../../vocabulary/catalog/prod.ts';
import type { Inclusion, IssuedDocument } from '../../vocabulary/catalog/prodOffer.ts';
import type { ProgramDay } from '../../vocabulary/catalog/programDays.ts';
import type { EditedField } from '../../vocabulary/catalog/revisions/editedFields.ts';
import type { RejectionCode } from '../../vocabulary/catalog/revisions/prodRevision.ts';
import type { SeatsLimit } from '../../vocabulary/catalog/saleTerms.ts';
import type { PaymentMethod, RefundPolicy, Repricing } from '../../vocabulary/orders/order.ts';
import type { PublicationStatus } from '../../vocabulary/statuses.ts';
import { id, moment, numberFromBigint, numberFromDecimal, version } from '../columns.ts';
import { Row, table } from '../row.ts';
import type { Center } from './Center.ts';
import type { City } from './City.ts';
import type { Lecturer } from './Lecturer.ts';
import type { ProdChange } from './ProdChange.ts';
import type { ProdPrice } from './ProdPrice.ts';

export class Prod extends Row<Prod> {
  declare id: CreationOptional<number>;
  declare slug: string;
  declare center_id: number;
  /** The first course of the series this one repeats; null for the first itself. */
  declare series_id: CreationOptional<number | null>;
  declare name: string;
  declare type: ProdType;
  declare degree: CreationOptional<Degree>;
  declare categories: CategoryId[];
  declare services: CreationOptional<ServiceId[]>;
  declare nmo: CreationOptional<Nmo | null>;
  declare city_id: CreationOptional<number | null>;
  declare address: CreationOptional<string | null>;
  declare date_start: CreationOptional<Date | null>;
  declare date_end: CreationOptional<Date | null>;
  declare duration_hours: CreationOptional<number | null>;
  /** The hours of each day by the clock of the venue; empty while they are not known. */
  declare schedule: CreationOptional<ClassDay[]>;
  declare directions: CreationOptional<string | null>;
  /** Of an online course; only participants get it. */
  declare online_link: CreationOptional<string | null>;
  declare issued_documents: CreationOptional<IssuedDocument[]>;
  declare inclusions: CreationOptional<Inclusion[]>;
  declare inclusions_note: CreationOptional<string | null>;
  declare group_size: CreationOptional<number | null>;
  declare speciality_ids: CreationOptional<number[]>;
  declare text: CreationOptional<string>;
  declare program: CreationOptional<string>;
  declare program_days: CreationOptional<ProgramDay[]>;
  declare for_whom: CreationOptional<string>;
  declare result: CreationOptional<string>;
  declare requirements: CreationOptional<string>;
  declare filename: CreationOptional<string | null>;
  declare alt: CreationOptional<string | null>;
  declare price: number;
  declare seats_total: CreationOptional<number | null>;
  declare seats_taken: CreationOptional<number>;
  /** Fewer seats for one participation than there are in all. */
  declare seats_limits: CreationOptional<SeatsLimit[]>;
  declare seats_display: CreationOptional<'NUMBER' | 'FEW' | 'HIDDEN'>;
  declare waitlist_enabled: CreationOptional<boolean>;
  declare registration_from: CreationOptional<Date | null>;
  declare registration_to: CreationOptional<Date | null>;
  declare sales_paused: CreationOptional<boolean>;
  declare is_related_promotion: CreationOptional<boolean>;
  declare is_partner_bonus_promo: CreationOptional<boolean>;
  declare disable_promotion: CreationOptional<boolean>;
  declare rating_total: CreationOptional<number>;
  declare rating_count: CreationOptional<number>;
  declare requires_confirmation: CreationOptional<boolean>;
  declare payment_methods: CreationOptional<PaymentMethod[]>;
  /** How long seats wait for a card. */
  declare hold_minutes: CreationOptional<number>;
  /** How many business days an invoice waits for money. */
  declare invoice_days: CreationOptional<number>;
  declare refund_policy: CreationOptional<RefundPolicy>;
  declare reprice_on_reduction: CreationOptional<Repricing>;
  declare waitlist_hours: CreationOptional<number>;
  /** Until how long before the start a participant may be replaced; null where he may not. */
  declare replace_hours: CreationOptional<number | null>;
  declare is_draft: CreationOptional<boolean>;
  declare readonly status: CreationOptional<PublicationStatus>;
  /** Why moderators have refused it, for its centre. */
  declare reject_code: CreationOptional<RejectionCode | null>;
  declare reject_comments: CreationOptional<Partial<Record<EditedField, string>>>;
  declare published_at: CreationOptional<Date | null>;
  declare archived_at: CreationOptional<Date | null>;
  /** The last letter to its buyers about materials. */
  declare materials_notified_at: CreationOptional<Date | null>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare date_edit: CreationOptional<Date>;
  declare deleted_at: CreationOptional<Date | null>;
  declare center: NonAttribute<Center>;
  declare city: NonAttribute<City | null>;
  declare prices: NonAttribute<ProdPrice[]>;
  declare changes: NonAttribute<ProdChange[]>;
  declare lecturers: NonAttribute<(Lecturer & { ProdLecturer: { sort: number } })[]>;
}

export const initProd = table(
  Prod,
  'prods',
  { paranoid: true, version: 'version', updatedAt: 'date_edit' },
  () => ({
    id: id(),
    slug: DataTypes.TEXT,
    center_id: DataTypes.INTEGER,
    series_id: DataTypes.INTEGER,
    name: DataTypes.TEXT,
    type: DataTypes.INTEGER,
    degree: DataTypes.TEXT,
    categories: DataTypes.ARRAY(DataTypes.INTEGER),
    services: DataTypes.ARRAY(DataTypes.INTEGER),
    nmo: DataTypes.JSONB,
    city_id: DataTypes.INTEGER,
    address: DataTypes.TEXT,
    date_start: moment(),
    date_end: moment(),
    duration_hours: DataTypes.INTEGER,
    schedule: DataTypes.JSONB,
    directions: DataTypes.TEXT,
    online_link: DataTypes.TEXT,
    issued_documents: DataTypes.ARRAY(DataTypes.TEXT),
    inclusions: DataTypes.ARRAY(DataTypes.TEXT),
    inclusions_note: DataTypes.TEXT,
    group_size: DataTypes.INTEGER,
    speciality_ids: DataTypes.ARRAY(DataTypes.INTEGER),
    text: DataTypes.TEXT,
    program: DataTypes.TEXT,
    program_days: DataTypes.JSONB,
    for_whom: DataTypes.TEXT,
    result: DataTypes.TEXT,
    requirements: DataTypes.TEXT,
    filename: DataTypes.TEXT,
    alt: DataTypes.TEXT,
    price: numberFromBigint('price'),
    seats_total: DataTypes.INTEGER,
    seats_taken: DataTypes.INTEGER,
    seats_limits: DataTypes.JSONB,
    seats_display: DataTypes.TEXT,
    waitlist_enabled: DataTypes.BOOLEAN,
    registration_from: moment(),
    registration_to: moment(),
    sales_paused: DataTypes.BOOLEAN,
    is_related_promotion: DataTypes.BOOLEAN,
    is_partner_bonus_promo: DataTypes.BOOLEAN,
    disable_promotion: DataTypes.BOOLEAN,
    rating_total: numberFromDecimal('rating_total'),
    rating_count: DataTypes.INTEGER,
    requires_confirmation: DataTypes.BOOLEAN,
    payment_methods: DataTypes.ARRAY(DataTypes.TEXT),
    hold_minutes: DataTypes.INTEGER,
    invoice_days: DataTypes.INTEGER,
    refund_policy: DataTypes.JSONB,
    reprice_on_reduction: DataTypes.TEXT,
    waitlist_hours: DataTypes.INTEGER,
    replace_hours: DataTypes.INTEGER,
    is_draft: DataTypes.BOOLEAN,
    status: DataTypes.TEXT,
    reject_code: DataTypes.TEXT,
    reject_comments: DataTypes.JSONB,
    published_at: moment(),
    archived_at: moment(),
    materials_notified_at: moment(),
    version: version(),
    created_at: moment(),
    date_edit: moment(),
    deleted_at: moment(),
  }),
);
