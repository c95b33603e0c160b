import type { PrivateMime } from '@odonta/db/vocabulary/privateFiles.ts';
import type { MaterialOpens } from '@odonta/db/vocabulary/sales/materials.ts';

/** A file of a course for those who have paid for it. */
export interface Material {
  id: number;
  title: string;
  mime: PrivateMime;
  /** Bytes. */
  size: number;
}

/** The same to staff. */
export interface StaffMaterial extends Material {
  opens: MaterialOpens;
  /** Unix seconds. */
  created_at: number;
}

/** The same to those who manage it. Moments are unix seconds. */
export interface ManagedMaterial extends Material {
  opens: MaterialOpens;
  created_at: number;
  /** Those who have paid were told of it by a letter. */
  notified_at: number | null;
  /** Of a lecturer: his own ones alone. */
  may_delete: boolean;
}

export interface ManagedMaterials {
  materials: ManagedMaterial[];
  /** Why none may be added now, in words. */
  closed: string | null;
}

/** A file that was uploaded before. */
export interface NewMaterial {
  title: string;
  opens: MaterialOpens;
  file_id: string;
}
