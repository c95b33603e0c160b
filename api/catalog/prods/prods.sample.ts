import { ProdLecturer } from '@odonta/db/models';
import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { sample } from '../../testing/sample.ts';

export const prodsSample = sample('prods', {
  build: buildProd,
  create: async () => ({
    center_id: (await buildCenter()).id,
    name: 'Совсем новый курс',
    type: 2,
    degree: 'LOW',
    categories: [1],
    price: 10_000,
  }),
  change: { name: 'Курс после правки' },
  of: async ({ prod }) => prod,
  naming: {
    speciality_ids: (id) => buildProd({ speciality_ids: [id] }),
    city_id: (city_id) => buildProd({ type: 3, city_id }),
    lecturer_id: async (lecturer_id) =>
      ProdLecturer.create({ prod_id: (await buildProd()).id, lecturer_id, sort: 0 }),
  },
});
