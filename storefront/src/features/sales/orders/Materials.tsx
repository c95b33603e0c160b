import type { Material, OrderView } from '@odonta/api/contract';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { sizeInWords } from '@odonta/db/vocabulary/sales/materials.ts';
import { useCallback, useEffect, useState } from 'react';
import { get } from '../../../lib/api.ts';
import styles from './order.module.css';

/** The open materials of a paid course: a course without any shows nothing, and a failure says so. */
export function Materials({ order: { token, status } }: { order: OrderView }) {
  const [materials, setMaterials] = useState<readonly Material[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const isPaid = paidStatuses.includes(status);
  const read = useCallback(async () => {
    setFailed(false);
    if (!isPaid) return setMaterials([]);
    await get<Material[]>(`/orders/${token}/materials`).then(setMaterials, () => setFailed(true));
  }, [token, isPaid]);
  useEffect(() => void read(), [read]);
  if (materials.length === 0 && !hasFailed) return null;
  return (
    <section className={`no-print ${styles.part}`} aria-labelledby="order-materials">
      <h2 id="order-materials">Материалы курса</h2>
      {hasFailed && (
        <div role="alert">
          <p>Материалы не загрузились.</p>
          <button className="button button--quiet button--small" type="button" onClick={() => void read()}>
            Повторить
          </button>
        </div>
      )}
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
