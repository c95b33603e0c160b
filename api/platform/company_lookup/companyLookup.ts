import { port } from '../ports.ts';

/** The state register's data of a company or an entrepreneur. */
export interface RegisteredCompany {
  inn: string;
  /** Null where there is none: an entrepreneur has no КПП. */
  kpp: string | null;
  ogrn: string | null;
  name: string;
  address: string | null;
  is_active: boolean;
}

export interface CompanyLookup {
  /** Null for an unknown tax number; throws `RegistryAway` where the service did not answer. */
  find(inn: string): Promise<RegisteredCompany | null>;
}

/** A service that could not be reached, refused us or made no sense. */
export class CompanyLookupUnavailable extends Error {
  override readonly name = 'RegistryAway';
}

/** The service that is asked about companies; null where none is configured. */
export const companyLookup = port<CompanyLookup | null>('companyRegistry', () => null);
