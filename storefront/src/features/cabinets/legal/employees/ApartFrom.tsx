import type { CompanyEmployee } from '@odonta/api/contract';
import { toast } from '../../../../components/ui/toast.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import styles from '../../own/own.module.css';
import { contactsOf } from './contactsOf.ts';
import { failedToMerge, rejoin } from './merging.ts';

interface Props {
  of: CompanyEmployee;
  among: readonly CompanyEmployee[];
  onChanged(): Promise<void>;
}

/** Lists the people that the company has separated from this employee, with an undo. */
export function ApartFrom({ of, among, onChanged }: Props) {
  const others = among.filter(({ id }) => of.apart_ids.includes(id));
  return others.map((other) => (
    <p key={other.id} className={styles.note}>
      {`Вы отметили, что это не ${[other.name, contactsOf(other)].filter(Boolean).join(', ')}. `}
      <BusyButton
        act={async () => {
          await rejoin([of.id, other.id]);
          await onChanged();
          toast('success', 'Разделение отменено');
        }}
        failed={failedToMerge}
        aria-label={`Отменить разделение: ${of.name}`}
      >
        Отменить разделение
      </BusyButton>
    </p>
  ));
}
