import type { ManagedMaterial, ManagedMaterials } from '@odonta/api/contract';
import { materialOpens, sizeInWords } from '@odonta/db/vocabulary/sales/materials.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';
import { Own } from '../../own/Own.tsx';
import own from '../../own/own.module.css';
import { SaveFile } from '../../own/SaveFile.tsx';
import { AddMaterial } from './AddMaterial.tsx';

/** The materials of a course, and a form for one more; another empty form follows each. */
export function MaterialList({ path }: { path: string }) {
  const [count, setCount] = useState(0);
  return (
    <Own<ManagedMaterials> session={partnerSession} path={path}>
      {({ materials, closed }, readAgain) => {
        const onAdded = async () => {
          setCount(count + 1);
          await readAgain();
        };
        return (
          <div className={own.group}>
            <p>
              Их скачает каждый, кто оплатил курс, со страницы своего заказа. О новых материалах мы напишем
              сами, не чаще раза в день.
            </p>
            {materials.length === 0 ? (
              <p className="muted">Материалов пока нет.</p>
            ) : (
              <ul className={own.list}>
                {materials.map((material) => (
                  <MaterialRow key={material.id} {...{ path, material }} onChanged={readAgain} />
                ))}
              </ul>
            )}
            {closed === null ? (
              <AddMaterial key={count} path={path} onAdded={onAdded} />
            ) : (
              <p className="muted">{closed}</p>
            )}
          </div>
        );
      }}
    </Own>
  );
}

interface RowProps {
  path: string;
  material: ManagedMaterial;
  onChanged(): Promise<void>;
}

function MaterialRow({ path, material, onChanged }: RowProps) {
  const { id, title, opens, notified_at, may_delete } = material;
  return (
    <li className={`card ${own.row}`}>
      <div className={own.about}>
        <span className="badge">{materialOpens[opens]}</span>
        <strong>{title}</strong>
        <span className={own.note}>
          {sizeInWords(material)}
          {notified_at !== null && ` · участникам написали ${formatMoscowDay(notified_at)}`}
        </span>
      </div>
      <div className={own.end}>
        <SaveFile session={partnerSession} path={`${path}/${id}/file`} title={title} label="Скачать" />
        {may_delete && (
          <AskedButton
            label="Удалить"
            aria-label={`Удалить: ${title}`}
            title="Удалить материал?"
            keep="Оставить"
            act={() => partnerSession.call(`${path}/${id}`, 'DELETE')}
            onDone={() => {
              toast('success', `Материал удалён: ${title}`);
              return onChanged();
            }}
          >
            <p>Участники больше не смогут его скачать, и вернуть файл будет нельзя.</p>
          </AskedButton>
        )}
      </div>
    </li>
  );
}
