import type { MerchantStatus } from '@odonta/db/vocabulary/advertising/merchants/merchantLifecycle.ts';
import type { Transitioning } from './envelope.ts';

/** A trading organisation as staff see it. Its contacts may come masked. */
export interface StaffMerchant extends Transitioning {
  id: number;
  name: string;
  inn: string;
  kpp: string | null;
  address: string | null;
  /** Separated by commas. */
  brands: string | null;
  site: string | null;
  kontact_name: string;
  phone: string;
  email: string;
  status: MerchantStatus;
  created_at: number;
  updated_at: number;
  version: number;
}
