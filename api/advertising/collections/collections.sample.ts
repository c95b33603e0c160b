import { refreshProdCards } from '@odonta/db/models';
import { buildCollection } from '@odonta/db/testing/collectionFactories.ts';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { type Body, sample } from '../../testing/sample.ts';

const sent = 'sent_at = now()';

export const collectionsSample = sample('collections', {
  build: () => buildCollection(),
  create: recommended,
  change: { name: 'Курсы после правки' },
  of: ({ center, prod, word }) =>
    buildCollection({ manager_id: center.manager_id ?? 0, prods: [prod], name: word, name_to: word }),
  at: {
    SENT: sent,
    OPENED: `${sent}, opened_at = now(), last_opened_at = now(), view_count = 1`,
    ORDERED: sent,
  },
});

async function recommended(): Promise<Body> {
  const { id: prod_id } = await buildProd();
  await unitOfWork.transaction((transaction) => refreshProdCards([prod_id], transaction));
  return {
    name: 'Курсы для клиники',
    name_from: 'Анна Менеджерова',
    name_to: 'Иван Врачов',
    items: [{ prod_id, note: 'Начните с него' }],
  };
}
