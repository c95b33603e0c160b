import type { PinningPlace } from '../../../vocabulary/advertising/pinnings.ts';
import type { PinningStatus } from '../../../vocabulary/statuses.ts';
import type { ProdKey } from './prods/index.ts';
import type { advertisers } from './site.ts';

interface CastPinning {
  place: PinningPlace;
  prod: ProdKey;
  advertiser: keyof typeof advertisers;
  ad_reg_number: string;
  status: PinningStatus;
  /** The first of its weeks, counted from the present one, and how many there are. */
  week: number;
  weeks: number;
  info?: string;
}

/** Courses with paid first places, and some whose weeks are in the future or over. */
export const pinnings: readonly CastPinning[] = [
  {
    place: 'HOME',
    prod: 'retreatment',
    advertiser: 'fissura',
    ad_reg_number: 'DEMOp1Bn3Gx0',
    status: 'CONFIRMED',
    week: 0,
    weeks: 12,
    info: 'Договор на квартал, оплачен по счёту',
  },
  {
    place: 'HOME',
    prod: 'congress',
    advertiser: 'duga',
    ad_reg_number: 'DEMOp2Co5Hw0',
    status: 'CONFIRMED',
    week: 0,
    weeks: 12,
  },
  {
    place: 'TYPE:2',
    prod: 'cbct_reading',
    advertiser: 'nevskiy',
    ad_reg_number: 'DEMOp3Dp7Iv2',
    status: 'CONFIRMED',
    week: -1,
    weeks: 4,
  },
  {
    place: 'TYPE:8',
    prod: 'congress',
    advertiser: 'duga',
    ad_reg_number: 'DEMOp4Eq9Ju8',
    status: 'CONFIRMED',
    week: 0,
    weeks: 12,
  },
  {
    place: 'CATEGORY:1',
    prod: 'frontal_esthetics',
    advertiser: 'fissura',
    ad_reg_number: 'DEMOp5Fr2Kt1',
    status: 'CONFIRMED',
    week: 0,
    weeks: 8,
  },
  {
    place: 'CATEGORY:3',
    prod: 'sinus_lift',
    advertiser: 'opora',
    ad_reg_number: 'DEMOp6Gs4Ls3',
    status: 'CONFIRMED',
    week: 0,
    weeks: 8,
  },
  {
    place: 'CATEGORY:3',
    prod: 'immediate_loading',
    advertiser: 'opora',
    ad_reg_number: 'DEMOp7Ht6Mr3',
    status: 'CONFIRMED',
    week: 0,
    weeks: 8,
  },
  {
    place: 'CATEGORY:6',
    prod: 'aligners',
    advertiser: 'nevskiy',
    ad_reg_number: 'DEMOp8Iu8Nq6',
    status: 'CREATED',
    week: 2,
    weeks: 2,
    info: 'Просят встать после выставки',
  },
  {
    place: 'CATEGORY:10',
    prod: 'cad_design',
    advertiser: 'vosk',
    ad_reg_number: 'DEMOp9Jv1Op9',
    status: 'FINISHED',
    week: -3,
    weeks: 2,
  },
  {
    place: 'CATEGORY:4',
    prod: 'gum_plasty',
    advertiser: 'desna',
    ad_reg_number: 'DEMOq1Kw3Po4',
    status: 'CANCELED',
    week: 1,
    weeks: 1,
  },
];
