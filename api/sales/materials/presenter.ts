import type { Material } from '@odonta/api/contract';
import type { ProdMaterial } from '@odonta/db/models';

export const presentMaterial = ({ id, title, mime, size }: ProdMaterial): Material => ({
  ...{ id, title, mime, size },
});
