import type { CenterImports } from '@odonta/api/contract';
import { useState } from 'react';
import { Nothing } from '../../own/Nothing.tsx';
import styles from './courseImport.module.css';
import { OpenImport } from './OpenImport.tsx';
import { PastImports } from './PastImports.tsx';
import { SendTable } from './SendTable.tsx';

interface Props {
  own: CenterImports;
  readAgain(): Promise<void>;
}

/** The first step with the former tables, or one table at its step. The address keeps which. */
export function CourseImport({ own: { centers, imports }, readAgain }: Props) {
  const [open, setOpen] = useState(openIn);
  if (centers.length === 0)
    return (
      <Nothing
        title="Курсы из файла"
        text="Их загружают владелец кабинета и редактор центра: права выдаёт владелец."
        isWay={false}
      />
    );
  const turnTo = (id: number | null) => {
    history.replaceState(null, '', id === null ? location.pathname : `#${id}`);
    setOpen(id);
  };
  if (open !== null)
    return (
      <OpenImport
        key={open}
        id={open}
        onLeft={() => {
          turnTo(null);
          void readAgain();
        }}
      />
    );
  return (
    <div className={styles.page}>
      <SendTable centers={centers} onSent={({ id }) => turnTo(id)} />
      {imports.length > 0 && <PastImports imports={imports} onOpened={turnTo} />}
    </div>
  );
}

function openIn(): number | null {
  const id = /^#(\d{1,9})$/.exec(location.hash)?.[1];
  return id === undefined ? null : Number(id);
}
