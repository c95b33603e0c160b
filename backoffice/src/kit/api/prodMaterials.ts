import type { StaffMaterial } from '@odonta/api/contract';
import type { Transport } from './transport.ts';

export interface ProdMaterialCalls {
  /** Files of a course for those who have paid for it. */
  prodMaterials(id: number): Promise<StaffMaterial[]>;
  deleteProdMaterial(id: number, material: number): Promise<StaffMaterial[]>;
}

export const prodMaterialCalls = (apiUrl: string, transport: Transport): ProdMaterialCalls => ({
  prodMaterials: async (id) =>
    (await transport.json(`${apiUrl}/prods/${id}/materials`)).json as StaffMaterial[],
  deleteProdMaterial: async (id, material) => {
    const url = `${apiUrl}/prods/${id}/materials/${material}`;
    return (await transport.json(url, { method: 'DELETE' })).json as StaffMaterial[];
  },
});
