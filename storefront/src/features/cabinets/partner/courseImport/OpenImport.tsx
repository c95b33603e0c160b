import type { CenterImport } from '@odonta/api/contract';
import { useState } from 'react';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Panel } from '../../account/Panel.tsx';
import { Own } from '../../own/Own.tsx';
import { Columns } from './Columns.tsx';
import styles from './courseImport.module.css';
import { Outcome } from './Outcome.tsx';

interface Props {
  id: number;
  onLeft(): void;
}

/** A table at its step: columns, then the findings of the check, then the result. */
export function OpenImport({ id, onLeft }: Props) {
  const [isMapping, setMapping] = useState(false);
  return (
    <div className={styles.page}>
      <div>
        <button className="button button--quiet button--small" type="button" onClick={onLeft}>
          Другая таблица
        </button>
      </div>
      <Own<CenterImport> session={partnerSession} path={`/partner/imports/${id}`}>
        {(task, readAgain) => (
          <Panel title={task.filename}>
            {task.status === 'UPLOADED' || (task.status === 'CHECKED' && isMapping) ? (
              <Columns
                task={task}
                onChecked={async () => {
                  await readAgain();
                  setMapping(false);
                }}
              />
            ) : (
              <Outcome task={task} onRemap={() => setMapping(true)} readAgain={readAgain} />
            )}
          </Panel>
        )}
      </Own>
    </div>
  );
}
