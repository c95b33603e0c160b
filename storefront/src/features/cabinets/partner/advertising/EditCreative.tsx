import type { OwnBanner } from '@odonta/api/contract';
import { useState } from 'react';
import styles from './advertising.module.css';
import { CreativeForm } from './CreativeForm.tsx';

interface Props {
  banner: OwnBanner;
  onChanged(): Promise<void>;
}

/** Open where the banner waits for its pictures; behind a button where it is approved already. */
export function EditCreative({ banner, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (banner.status !== 'CONFIRMED') return <CreativeForm banner={banner} onChanged={onChanged} />;
  const sent = async () => {
    setOpen(false);
    await onChanged();
  };
  return (
    <div className={styles.creative}>
      <button type="button" className="button button--quiet" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Не менять' : 'Изменить баннер'}
      </button>
      {isOpen && <CreativeForm banner={banner} onChanged={sent} />}
    </div>
  );
}
