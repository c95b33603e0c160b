import type { Material, OrderView } from '@odonta/api/contract';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { sizeInWords } from '@odonta/db/vocabulary/sales/materials.ts';
import { useEffect, useState } from 'react';
import { get } from '../../../lib/api.ts';
import styles from './order.module.css';

/** The open materials of a paid course: a course without any shows nothing. */
export function Materials({ order: { token, status } }: { order: OrderView }) {
  const [materials, setMaterials] = useState<readonly Material[]>([]);
  const isPaid = paidStatuses.includes(status);
  useEffect(() => {
    if (!isPaid) return setMaterials([]);
    // Beside an order nothing is lost by their absence, and a later look brings them.
    get<Material[]>(`/orders/${token}/materials`).then(setMaterials, () => undefined);
  }, [token, isPaid]);
  if (materials.length === 0) return null;
  return (
    <section className={`no-print ${styles.part}`} aria-labelledby="order-materials">
      <h2 id="order-materials">Материалы курса</h2>
      <ul>
        {materials.map((material) => (
          <li key={material.id}>
            <a href={`/api/orders/${token}/materials/${material.id}`}>{material.title}</a>{' '}
            <span className="muted">{sizeInWords(material)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
